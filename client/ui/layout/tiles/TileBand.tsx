import { clsx } from 'clsx';
import styles from './TileBand.module.css';

/** The girih band, 24 px high (16 on phones if `slim`). Only for the edges of hero and footer, the profile card and the sign-in art. */
export function TileBand({ slim, className }: { slim?: boolean; className?: string }) {
  return <div className={clsx(styles.band, slim && styles.slim, className)} aria-hidden="true" />;
}
