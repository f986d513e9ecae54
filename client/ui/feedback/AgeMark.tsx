import styles from './AgeMark.module.css';

/** The 18+ mark. */
export function AgeMark() {
  return <span className={styles.mark}>18+</span>;
}
