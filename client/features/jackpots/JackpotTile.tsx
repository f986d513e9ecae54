import { useApp } from '#client/context/useApp.ts';
import { GrowingAmount } from '#client/entities/jackpot/GrowingAmount.tsx';
import type { JackpotCard } from '#client/entities/jackpot/jackpotCard.ts';
import { PictureTile } from '#client/ui/layout/tiles/PictureTile.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './JackpotTile.module.css';

export function JackpotTile({ jackpot, amount }: { jackpot: JackpotCard; amount: number }) {
  const { locale } = useApp();
  return (
    <PictureTile
      picture={{ src: jackpot.image, width: 780, height: 560 }}
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
