import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { Skyline } from '#client/ui/layout/Skyline.tsx';
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
  /** Other jackpots, shown beside the headline. */
  aside?: ReactNode;
  className?: string;
  /** Buttons. */
  children?: ReactNode;
}

/** A jackpot as a headline. At most one a page: it is the only sum that glows. */
export function JackpotPanel({ jackpot, amount, title, note, aside, className, children }: JackpotPanelProps) {
  const { locale } = useApp();
  return (
    <div className={clsx(styles.panel, className)} data-theme="dark">
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
          {currencyUnit(jackpot.amount.currency, locale) + (jackpot.text ? ` · ${jackpot.text}` : '')}
        </p>
        {note && <p className={styles.limit}>{note}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {aside}
    </div>
  );
}
