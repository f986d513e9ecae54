import type { ReactNode } from 'react';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: ReactNode;
  tone?: 'secondary' | 'danger';
  /** 3 where the heading of its section stands above it. */
  headingLevel?: 2 | 3 | undefined;
  /** What to do next: a button. */
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, tone, headingLevel = 2, children }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <StarMark icon={icon} tone={tone} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
