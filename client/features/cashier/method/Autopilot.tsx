import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import styles from './Autopilot.module.css';
import type { Suggestion } from './bestMethod.ts';

interface AutopilotProps {
  suggestion: Suggestion;
  sum: Money;
  /** A button or link that accepts the suggestion; it sends no order. */
  children: ReactNode;
}

/** After a failed payment: the method most likely to accept this sum now, with the difference in fee and time. */
export function Autopilot({ suggestion, sum, children }: AutopilotProps) {
  const text = useText();
  const { locale } = useApp();
  const { method, feeMore } = suggestion;
  const more = { ...feeMore, amount: Math.abs(feeMore.amount) };
  const fee = feeMore.amount > 0 ? 'more' : feeMore.amount < 0 ? 'less' : 'same';
  return (
    <Card as="section" aria-label={text('cashier.autopilot')} className={styles.card}>
      <h3>{text('cashier.autopilotTitle', { name: method.name, sum: formatMoney(sum, locale) })}</h3>
      <p>{joinDotted([text(`cashier.autopilotFee.${fee}`, { sum: formatMoney(more, locale) }), method.eta])}</p>
      {children}
      <p className={styles.note}>{text('cashier.autopilotNote')}</p>
    </Card>
  );
}
