import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import styles from './BonusCard.module.css';

/** `until` in milliseconds. */
export function BonusClock({ until }: { until: number }) {
  const text = useText();
  const offset = useClockOffset();
  return (
    <div className={styles.clock}>
      <Countdown
        until={until}
        offset={offset}
        size="small"
        labels={{
          days: text('tournaments.days'),
          hours: text('tournaments.hours'),
          minutes: text('tournaments.minutes'),
          seconds: '',
          label: text('bonuses.timeLeft'),
        }}
      />
      <span>{text('bonuses.until', { at: formatMoment(until) })}</span>
    </div>
  );
}
