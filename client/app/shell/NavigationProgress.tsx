import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

/** A line at the top while a page is on its way; a quick one never shows it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
