import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { usePlayerCurrency } from '#client/stores/usePlayerCurrency.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import styles from './NoticeList.module.css';

interface NoticeAmountProps {
  amount: number | null;
  /** `points` or `money`. */
  amountType: string | null;
  /** `credit`: the player received it. */
  type: string;
}

/** The amount that a notice reports. */
export function NoticeAmount({ amount, amountType, type }: NoticeAmountProps) {
  const { locale } = useApp();
  const text = useText();
  const currency = usePlayerCurrency();
  if (amount === null) return null;
  const formatted =
    amountType === 'money'
      ? formatMoney({ amount, currency }, locale)
      : amountType === 'points'
        ? text('notification.news.points', { count: amount, n: formatNumber(amount) })
        : formatNumber(amount);
  return <p className={styles.amount}>{`${type === 'credit' ? '+' : ''}${formatted}`}</p>;
}
