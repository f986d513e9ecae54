import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import styles from './BonusCard.module.css';
import type { BonusView } from './BonusView.ts';

/** The three facts of a bonus that decide: the largest bet, the time left, what counts. */
export function BonusLine({ bonus: { wager, until } }: { bonus: BonusView }) {
  const text = useText();
  const { locale } = useApp();
  const offset = useClockOffset();
  const counted = wager?.counted?.map((kind) => text(`bonuses.kind.${kind}`)).join(', ');
  return (
    <p className={styles.line}>
      {wager?.maxBet && <span>{text('bonuses.maxBetUpTo', { sum: formatMoney(wager.maxBet, locale) })}</span>}
      {until !== null && (
        <Countdown
          until={until}
          offset={offset}
          units={['days', 'hours']}
          size="small"
          labels={{
            days: text('tournaments.days'),
            hours: text('tournaments.hours'),
            minutes: text('tournaments.minutes'),
            seconds: '',
            label: text('bonuses.timeLeft'),
          }}
        />
      )}
      {counted && <span>{counted}</span>}
    </p>
  );
}
