import { clsx } from 'clsx';
import styles from './FactList.module.css';

interface FactListProps {
  facts: readonly { label: string; value: string }[];
  className?: string;
}

/** A few key figures, each above its name. */
export function FactList({ facts, className }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={clsx(styles.facts, className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
