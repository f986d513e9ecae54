import { Star } from './Star.tsx';
import styles from './StarList.module.css';

/** A list of short sentences with star bullets. */
export function StarList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Star size={16} className={styles.star} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
