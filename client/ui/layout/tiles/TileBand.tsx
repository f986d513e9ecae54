import { clsx } from 'clsx';
import styles from './TileBand.module.css';

/** The girih band, 24 px high (16 on phones when `slim`): hero's lower edge, footer's upper edge, profile card and sign-in art only. */
export function TileBand({ slim, className }: { slim?: boolean; className?: string }) {
  return <div className={clsx(styles.band, slim && styles.slim, className)} aria-hidden="true" />;
}
