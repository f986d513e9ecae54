import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { inMs } from '#shared/domain/inMs.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './PromiseClock.module.css';

interface PromiseClockProps {
  /** Id of the withdrawal. */
  id: number | string;
  /** Unix seconds; null if nothing was promised. */
  until: number | null;
  /** The promised time had passed when the page was requested. */
  wasLate: boolean;
}

/** Counts down to the promised time; once it has passed, says so and offers a prepared message to the support. */
export function PromiseClock({ id, until, wasLate }: PromiseClockProps) {
  const text = useText();
  const offset = useClockOffset();
  const [isOver, setOver] = useState(wasLate);
  if (until === null) return null;
  const deadline = formatMoment(inMs(until));
  if (isOver || wasLate)
    return (
      <div role="alert" className={styles.late}>
        <Icon name="alert-circle" />
        <p>
          <b>{text('history.late')}</b> {text('history.lateText', { at: deadline })}
        </p>
        <ButtonLink href={paths.support.build(null, { about: 'withdrawal', id })} link={renderLocaleLink}>
          {text('history.askSupport')}
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles.promise}>
      <p>{text('history.promised', { at: deadline })}</p>
      <Countdown
        until={inMs(until)}
        offset={offset}
        size="small"
        onEnd={() => setOver(true)}
        labels={{
          days: text('cashier.clock.days'),
          hours: text('cashier.clock.hours'),
          minutes: text('cashier.clock.minutes'),
          seconds: text('cashier.clock.seconds'),
          label: text('history.promiseLeft'),
        }}
      />
    </div>
  );
}
