import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import type { IconName } from '../media/iconShapes.ts';
import { StarMark } from '../media/StarMark.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: ReactNode;
  tone?: 'secondary' | 'danger';
  /** What to do next: a button. */
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, tone, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <StarMark icon={icon} tone={tone} />
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
