import type { ReactNode } from 'react';
import { currencyUnit } from '../../../shared/domain/currencyUnit.ts';
import { formatMoney } from '../../../shared/domain/formatMoney.ts';
import { useApp } from '../../context/useApp.ts';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import { GrowingAmount } from './GrowingAmount.tsx';
import type { JackpotCard } from './jackpotCard.ts';
import styles from './JackpotHero.module.css';

interface JackpotHeroProps {
  jackpot: JackpotCard;
  /** The sum as it is now. */
  amount: number;
  title: ReactNode;
  children?: ReactNode;
}

/** A pot as the headline of its page: the one figure that glows. */
export function JackpotHero({ jackpot, amount, title, children }: JackpotHeroProps) {
  const { locale } = useApp();
  const text = useText();
  return (
    <div className={styles.panel} data-theme="dark">
      <Skyline className={styles.skyline} />
      <div className={styles.main}>
        <div className={styles.name}>
          <Icon name="diamond" size={18} />
          {title}
        </div>
        <p className={styles.amount}>
          <GrowingAmount amount={amount} />
        </p>
        <p className={styles.note}>
          {currencyUnit(jackpot.amount.currency, locale)}
          {jackpot.text && ` · ${jackpot.text}`}
        </p>
        {jackpot.mustDropBy && (
          <p className={styles.limit}>
            {text('jackpots.mustDropBy', { sum: formatMoney(jackpot.mustDropBy, locale) })}
          </p>
        )}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
