import { currencyUnit } from '../../../shared/domain/currencyUnit.ts';
import { paths } from '../../../shared/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { GrowingAmount } from './GrowingAmount.tsx';
import type { JackpotCard } from './jackpotCard.ts';
import styles from './JackpotTile.module.css';

/** A pot in a list: the whole card is its link. */
export function JackpotTile({ jackpot, amount }: { jackpot: JackpotCard; amount: number }) {
  const { locale } = useApp();
  return (
    <Card as="article" padding="none" pressable className={styles.card}>
      {jackpot.image && (
        <img
          className={styles.picture}
          src={jackpot.image}
          width={1280}
          height={420}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <LocaleLink to={paths.jackpot.build({ id: jackpot.id })} data-cover="">
            {jackpot.name}
          </LocaleLink>
        </h2>
        <p className={styles.amount}>
          <GrowingAmount amount={amount} />
          {'\u00A0'}
          <span>{currencyUnit(jackpot.amount.currency, locale)}</span>
        </p>
        {jackpot.text && <p className={styles.text}>{jackpot.text}</p>}
      </div>
    </Card>
  );
}
