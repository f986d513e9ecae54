import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { EdgeCard } from '../../ui/layout/EdgeCard.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { IconName } from '../../ui/media/iconShapes.ts';
import styles from './HintCard.module.css';

interface HintCardProps {
  icon: IconName;
  title: string;
  text: string;
  action: ReactNode;
  onClose: () => void;
}

export function HintCard({ icon, title, text: message, action, onClose }: HintCardProps) {
  const text = useText();
  return (
    <EdgeCard
      kind="hint"
      mark={
        <span className={styles.disc}>
          <Icon name={icon} />
        </span>
      }
      title={title}
      text={message}
      closeLabel={text('player.close')}
      onClose={onClose}
    >
      {action}
    </EdgeCard>
  );
}
