import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface Fact {
  label: ReactNode;
  value: ReactNode;
  /** Where the label is not a text, or not the only one of its kind. */
  id?: string;
  /** Of the pair. */
  className?: string | undefined;
}

interface FactListProps {
  /** Pairs that do not exist are left out. */
  facts: readonly (Fact | false | null | undefined | '')[];
  /**
   * `figures`: key figures in one frame, each below its name; `plain`: the same without a frame, side by side. `rows`: names at the start
   * of a line, values at its end.
   */
  layout?: 'figures' | 'plain' | 'rows';
  /** The accessible name. */
  label?: string;
  describedBy?: string;
  className?: string | undefined;
}

/** Names with their values. Every list of the kind is this one: no other file has a `dl`. */
export function FactList({ facts, layout = 'figures', label, describedBy, className }: FactListProps) {
  const shown = facts.filter((fact) => !!fact);
  if (shown.length === 0) return null;
  return (
    <dl className={clsx(styles[layout], className)} aria-label={label} aria-describedby={describedBy}>
      {shown.map((fact, index) => (
        <div key={fact.id ?? (typeof fact.label === 'string' ? fact.label : index)} className={fact.className}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
