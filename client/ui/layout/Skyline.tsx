import { clsx } from 'clsx';
import styles from './Skyline.module.css';

/** Night skyline of domes, minarets and lit arches, for the jackpot and the sign-in panel only; fills the lower edge of its parent. */
export function Skyline({ className }: { className?: string }) {
  return <div className={clsx(styles.skyline, className)} aria-hidden="true" />;
}
