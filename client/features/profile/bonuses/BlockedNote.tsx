import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import styles from './BonusCard.module.css';
import type { BonusView } from './BonusView.ts';

export function BlockedNote({ blocker: { name, wager } }: { blocker: BonusView }) {
  const text = useText();
  const { locale } = useApp();
  return (
    <p className={styles.blocked}>
      <Icon name="info" size={16} />
      <span>
        <span>{text('bonuses.blocked', { name })}</span>{' '}
        {wager && <span>{text('bonuses.blockedLeft', { sum: formatMoney(wager.left, locale) })}</span>}
      </span>
    </p>
  );
}
