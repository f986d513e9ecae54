import { useApp } from '#client/context/useApp.ts';
import { GrowingAmount } from '#client/entities/jackpot/GrowingAmount.tsx';
import type { JackpotCard } from '#client/entities/jackpot/jackpotCard.ts';
import { useLiveJackpots } from '#client/entities/jackpot/useLiveJackpots.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { useReducedMotion } from '#client/ui/theme/useReducedMotion.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './HeroCards.module.css';

/** The largest, and those under it. */
const SHOWN = 3;

/** The largest jackpot as the headline of the card; on phones it is alone. */
export function HeroJackpots({ jackpots }: { jackpots: readonly JackpotCard[] }) {
  const { locale } = useApp();
  const text = useText();
  // Secondary on this page: no live updates with reduced motion.
  const sums = useLiveJackpots(jackpots, useReducedMotion());
  const picture = jackpots[0];
  return (
    <section aria-labelledby="jackpots" className={styles.card}>
      <div className={styles.head}>
        <Icon name="diamond" size={18} />
        <h2 id="jackpots">{text('lobby.jackpots')}</h2>
        <LocaleLink to={paths.jackpots.build()} className={styles.more}>
          {text('lobby.allJackpots')}
          <Icon name="chevron-right" size={16} />
        </LocaleLink>
      </div>
      <ul className={styles.pots}>
        {jackpots.slice(0, SHOWN).map(({ id, name, amount }) => (
          <li key={id}>
            <LocaleLink to={paths.jackpot.build({ id })}>
              <span className={styles.name}>{name}</span>
              <span className={styles.sum}>
                <b>
                  <GrowingAmount amount={sums[String(id)] ?? amount.amount} />
                </b>{' '}
                {currencyUnit(amount.currency, locale)}
              </span>
            </LocaleLink>
          </li>
        ))}
      </ul>
      {picture?.small && (
        <div className={styles.gem}>
          <img src={picture.small} width={104} height={104} alt="" loading="lazy" decoding="async" />
        </div>
      )}
    </section>
  );
}
