import type { Locale } from '../../../shared/locales.ts';
import { Money } from '../../ui/feedback/Money.tsx';
import styles from './SessionMoney.module.css';

interface SessionMoneyProps {
  amount: number;
  currency: string;
  locale: Locale;
  /** A result: with its sign, a loss in the colour of one. */
  isNet?: boolean;
}

export function SessionMoney({ amount, isNet, ...money }: SessionMoneyProps) {
  return <Money amount={amount} signed={isNet} className={isNet && amount < 0 ? styles.loss : styles.sum} {...money} />;
}
