import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './JackpotPanel.module.css';

export function JackpotSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}
