import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { GrowingAmount } from './GrowingAmount.tsx';
import styles from './JackpotPanel.module.css';
import type { JackpotCard } from './jackpotCard.ts';

interface JackpotPanelProps {
  jackpot: JackpotCard;
  /** The current sum. */
  amount: number;
  /** A heading; its level depends on the page. */
  title: ReactNode;
  /** A condition, shown under the sum. */
  note?: string | false | null;
  /** Buttons. */
  children?: ReactNode;
}

/** A jackpot as a headline. At most one a page: it is the only sum that glows. */
export function JackpotPanel({ jackpot, amount, title, note, children }: JackpotPanelProps) {
  const { locale } = useApp();
  return (
    <div className={styles.panel} data-theme="dark">
      <div className={styles.main}>
        <div className={styles.name}>
          <Icon name="diamond" size={18} />
          {title}
        </div>
        <p className={styles.amount}>
          <b>
            <GrowingAmount amount={amount} />
          </b>{' '}
          {currencyUnit(jackpot.amount.currency, locale)}
        </p>
        {jackpot.text && <p className={styles.note}>{jackpot.text}</p>}
        {note && <p className={styles.limit}>{note}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {jackpot.image && (
        <div className={styles.picture}>
          <img src={jackpot.image} width={780} height={560} alt="" decoding="async" />
        </div>
      )}
    </div>
  );
}
