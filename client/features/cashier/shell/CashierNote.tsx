import type { ReactNode } from 'react';
import { StarMark } from '../../../ui/media/StarMark.tsx';
import type { IconName } from '../../../ui/media/iconShapes.ts';
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
