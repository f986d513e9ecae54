import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './OfferAction.module.css';
import type { OfferCard } from './offerCard.ts';

/** What opens a closed offer: a deposit, or a time with its countdown. */
export function OfferOpening({ opens }: Pick<OfferCard, 'opens'>) {
  const text = useText();
  const offset = useClockOffset();
  if (!opens) return <p className={styles.note}>{text('offers.opensNever')}</p>;
  if (opens.time === null)
    return (
      <ButtonLink size="large" kind="primary" href={paths.deposit.build()} link={renderLocaleLink}>
        {text('offers.opensDeposit')}
      </ButtonLink>
    );
  return (
    <div className={styles.note}>
      <p>{text('offers.opensAt', { at: formatMoment(opens.time) })}</p>
      <Countdown
        until={opens.time}
        offset={offset}
        size="small"
        labels={{
          days: text('tournaments.days'),
          hours: text('tournaments.hours'),
          minutes: text('tournaments.minutes'),
          seconds: '',
          label: text('offers.opensIn'),
        }}
      />
    </div>
  );
}
