import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './Jackpots.module.css';

export function JackpotSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}
