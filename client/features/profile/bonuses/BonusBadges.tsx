import { useText } from '#client/i18n/useText.ts';
import { Badge, type BadgeKind } from '#client/ui/feedback/Badge.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './BonusCard.module.css';
import type { BonusView } from './BonusView.ts';

const LOOKS: Record<BonusView['state'], { kind: BadgeKind; icon: IconName }> = {
  offered: { kind: 'new', icon: 'gift' },
  waiting: { kind: 'waiting', icon: 'pause' },
  active: { kind: 'success', icon: 'play' },
  finished: { kind: 'info', icon: 'check' },
  removed: { kind: 'waiting', icon: 'close' },
};

export function BonusBadges({ bonus: { type, state } }: { bonus: BonusView }) {
  const text = useText();
  return (
    <span className={styles.badges} data-several="">
      <Badge kind="info">{text(`bonuses.type.${type}`)}</Badge>
      <Badge {...LOOKS[state]}>{text(`bonuses.state.${state}`)}</Badge>
    </span>
  );
}
