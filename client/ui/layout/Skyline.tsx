import { clsx } from 'clsx';
import styles from './Skyline.module.css';

/** Night skyline at the lower edge of its parent; only for the jackpot and the sign-in panel. */
export function Skyline({ className }: { className?: string }) {
  return <div className={clsx(styles.skyline, className)} aria-hidden="true" />;
}
