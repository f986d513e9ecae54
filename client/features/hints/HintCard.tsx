import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { EdgeCard } from '#client/ui/layout/edge/EdgeCard.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './HintCard.module.css';

interface HintCardProps {
  /** `care`: about the player's own good, which hides all others. */
  kind?: 'care' | 'hint';
  icon: IconName;
  title: string;
  text: string;
  action: ReactNode;
  onClose: () => void;
}

export function HintCard({ kind = 'hint', icon, title, text: message, action, onClose }: HintCardProps) {
  const text = useText();
  return (
    <EdgeCard
      kind={kind}
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
