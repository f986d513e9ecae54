import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface AccordionProps {
  items: readonly { id: string | number; title: ReactNode; content: ReactNode }[];
  /** Accordions with the same name open one at a time. */
  name?: string;
  /** `plus` for questions, `chevron` for menus. */
  mark?: 'plus' | 'chevron';
  className?: string;
}

/** The native disclosure element: works without script, and find-in-page searches it. */
export function Accordion({ items, name, mark = 'plus', className }: AccordionProps) {
  return (
    <div className={clsx(styles.accordion, className)}>
      {items.map((item) => (
        <details key={item.id} name={name} className={styles.item}>
          <summary className={clsx(styles.title, styles[mark])}>{item.title}</summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
