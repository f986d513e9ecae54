import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './LobbyJackpots.module.css';

export function JackpotSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}
