import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconName } from '../../ui/iconShapes.ts';
import styles from './HintCard.module.css';

interface HintCardProps {
  icon: IconName;
  title: string;
  text: string;
  action: ReactNode;
  onClose: () => void;
}

/** A quiet card at the edge of the page; takes no focus and moves nothing. */
export function HintCard({ icon, title, text: words, action, onClose }: HintCardProps) {
  const text = useText();
  return (
    <aside aria-label={title} className={styles.card}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{words}</p>
        {action}
      </div>
      <IconButton icon="close" label={text('player.close')} onClick={onClose} />
    </aside>
  );
}
