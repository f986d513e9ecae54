import type { ReactNode } from 'react';
import styles from './EdgeCard.module.css';
import { IconButton } from '../navigation/IconButton.tsx';

interface EdgeCardProps {
  /** Beside the words: the logo or an icon. */
  mark: ReactNode;
  title: string;
  text: string;
  closeLabel: string;
  onClose: () => void;
  /** Of several at the edge a small screen shows the one that waits least. */
  kind: 'hint' | 'install';
  /** The one action. */
  children?: ReactNode;
}

/** A quiet card at the edge of the page; takes no focus and moves nothing. */
export function EdgeCard({ mark, title, text, closeLabel, onClose, kind, children }: EdgeCardProps) {
  return (
    <aside aria-label={title} className={styles.card} data-edge={kind}>
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
