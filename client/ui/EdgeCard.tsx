import type { ReactNode } from 'react';
import styles from './EdgeCard.module.css';
import { IconButton } from './IconButton.tsx';

interface EdgeCardProps {
  /** Beside the words: the logo or an icon. */
  mark: ReactNode;
  title: string;
  text: string;
  closeLabel: string;
  onClose: () => void;
  /** Lies on another card of this kind that can wait. */
  over?: boolean;
  /** The one action. */
  children?: ReactNode;
}

/** A quiet card at the edge of the page; takes no focus and moves nothing. */
export function EdgeCard({ mark, title, text, closeLabel, onClose, over, children }: EdgeCardProps) {
  return (
    <aside aria-label={title} className={styles.card} data-over={over ? '' : undefined}>
      {mark}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </aside>
  );
}
