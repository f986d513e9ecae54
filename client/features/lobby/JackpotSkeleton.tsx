import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Jackpots.module.css';

export function JackpotSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}
