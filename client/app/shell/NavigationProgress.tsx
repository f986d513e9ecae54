import { useNavigating } from '../../context/useNavigating.ts';
import styles from './NavigationProgress.module.css';

/** A line at the top while a page is on its way; a quick one never shows it. */
export function NavigationProgress() {
  return !useNavigating() ? null : <div className={styles.bar} aria-hidden="true" />;
}
