import { Money } from '#client/ui/feedback/Money.tsx';
import type { Locale } from '#shared/locales.ts';
import styles from './SessionMoney.module.css';

interface SessionMoneyProps {
  amount: number;
  currency: string;
  locale: Locale;
  /** Shows the sign, and a loss in its own colour. */
  isNet?: boolean;
}

export function SessionMoney({ amount, isNet, ...money }: SessionMoneyProps) {
  return <Money amount={amount} signed={isNet} className={isNet && amount < 0 ? styles.loss : styles.sum} {...money} />;
}
