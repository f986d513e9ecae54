import { useApp } from '#client/context/useApp.ts';
import { AVIF } from '#client/ui/layout/tiles/tallPicture.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { paths } from '#shared/url/paths.ts';
import { GrowingAmount } from './GrowingAmount.tsx';
import styles from './JackpotPots.module.css';
import type { JackpotCard } from './jackpotCard.ts';

interface JackpotPotsProps {
  /** The largest first. */
  jackpots: readonly JackpotCard[];
  /** The current sum of a jackpot. */
  sumOf: (jackpot: JackpotCard) => number;
}

/** Jackpots side by side, each a link; the first is the headline, whose sum alone is in the main colour. */
export function JackpotPots({ jackpots, sumOf }: JackpotPotsProps) {
  const { locale } = useApp();
  return (
    <ul className={styles.pots}>
      {jackpots.map((pot) => (
        <li key={pot.id}>
          <LocaleLink to={paths.jackpot.build({ id: pot.id })} className={styles.pot}>
            <span className={styles.text}>
              <span className={styles.name}>{pot.name}</span>
              <span className={styles.sum}>
                <b>
                  <GrowingAmount amount={sumOf(pot)} />
                </b>{' '}
                {currencyUnit(pot.amount.currency, locale)}
              </span>
            </span>
            {pot.small && (
              <picture className={styles.gem}>
                {pot.smallAvif && <source type={AVIF} srcSet={pot.smallAvif} />}
                <img src={pot.small} width={104} height={104} alt="" loading="lazy" decoding="async" />
              </picture>
            )}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
