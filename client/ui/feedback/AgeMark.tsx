import styles from './AgeMark.module.css';

/** The ring with 18+. */
export function AgeMark() {
  return <span className={styles.mark}>18+</span>;
}
