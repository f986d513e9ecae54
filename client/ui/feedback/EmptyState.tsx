import type { ReactNode } from 'react';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import styles from './EmptyState.module.css';

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
