import type { ReactNode } from 'react';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import styles from './CashierNote.module.css';

interface CashierNoteProps {
  icon: IconName;
  title: string;
  text: string;
  /** What to do next. */
  children: ReactNode;
}

/** In place of a form or a payment: why it is not there, and what to do. */
export function CashierNote({ icon, title, text, children }: CashierNoteProps) {
  return (
    <section className={styles.note}>
      <StarMark icon={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
