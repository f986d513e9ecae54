import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { EdgeCard } from '../../ui/EdgeCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconShapes.ts';
import styles from './HintCard.module.css';

interface HintCardProps {
  icon: IconName;
  title: string;
  text: string;
  action: ReactNode;
  onClose: () => void;
}

/** Over the offer to install the site, which can wait. */
export function HintCard({ icon, title, text: words, action, onClose }: HintCardProps) {
  const text = useText();
  return (
    <EdgeCard
      over
      mark={
        <span className={styles.disc}>
          <Icon name={icon} />
        </span>
      }
      title={title}
      text={words}
      closeLabel={text('player.close')}
      onClose={onClose}
    >
      {action}
    </EdgeCard>
  );
}
