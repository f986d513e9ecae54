import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The page's h1. */
  title: string;
  /** Number of listed items, beside the title. */
  count?: string;
  /** What the page is for, in a sentence or two. */
  lead: string;
  /** A link below the text. */
  children?: ReactNode;
}

/** The head of a list page. */
export function PageHead({ title, count, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {count && <span className={styles.count}>{count}</span>}
      </div>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
