import { currencyUnit } from '../../../shared/domain/money/currencyUnit.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { LocaleLink } from '../../ui/navigation/LocaleLink.tsx';
import { PictureTile } from '../../ui/layout/tiles/PictureTile.tsx';
import { GrowingAmount } from '../../entities/jackpot/GrowingAmount.tsx';
import type { JackpotCard } from '../../entities/jackpot/jackpotCard.ts';
import styles from './JackpotTile.module.css';

export function JackpotTile({ jackpot, amount }: { jackpot: JackpotCard; amount: number }) {
  const { locale } = useApp();
  return (
    <PictureTile
      className={styles.card}
      picture={{ src: jackpot.image, width: 1280, height: 420 }}
      headingLevel={2}
      title={
        <LocaleLink to={paths.jackpot.build({ id: jackpot.id })} data-cover="">
          {jackpot.name}
        </LocaleLink>
      }
      text={jackpot.text}
    >
      <p className={styles.amount}>
        <GrowingAmount amount={amount} />
        {'\u00A0'}
        <span>{currencyUnit(jackpot.amount.currency, locale)}</span>
      </p>
    </PictureTile>
  );
}
