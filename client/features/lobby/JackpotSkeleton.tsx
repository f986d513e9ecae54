import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import styles from './LobbyJackpots.module.css';

export function JackpotSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}
