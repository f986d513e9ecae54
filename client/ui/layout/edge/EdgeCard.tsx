import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import styles from './EdgeCard.module.css';
import { useAtEdge } from './useAtEdge.ts';

interface EdgeCardProps {
  /** Logo or icon beside the text. */
  mark: ReactNode;
  title: string;
  text: string;
  closeLabel: string;
  onClose: () => void;
  /** Kind of the card: of several only the most urgent kind is shown. */
  kind: 'care' | 'hint' | 'install';
  /** The action. */
  children?: ReactNode;
}

/** A card at the edge of the page; takes no focus and shifts no layout. */
export function EdgeCard({ mark, title, text, closeLabel, onClose, kind, children }: EdgeCardProps) {
  useAtEdge();
  return (
    <aside aria-label={title} className={styles.card} data-edge={kind}>
      {mark}
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </aside>
  );
}
