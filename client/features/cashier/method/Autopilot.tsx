import { formatMoney } from '../../../../shared/domain/money/formatMoney.ts';
import type { Money } from '../../../../shared/domain/money/Money.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import styles from './Autopilot.module.css';
import type { Suggestion } from './bestMethod.ts';
import type { ReactNode } from 'react';

interface AutopilotProps {
  suggestion: Suggestion;
  sum: Money;
  /** What takes it: a button, or a link on a page of its own. It sends nothing. */
  children: ReactNode;
}

/** After a payment that failed: the method most likely to work for this sum now, and what it costs and takes more or less. */
export function Autopilot({ suggestion, sum, children }: AutopilotProps) {
  const text = useText();
  const { locale } = useApp();
  const { method, feeMore } = suggestion;
  const more = { ...feeMore, amount: Math.abs(feeMore.amount) };
  const fee = feeMore.amount > 0 ? 'more' : feeMore.amount < 0 ? 'less' : 'same';
  return (
    <Card as="section" aria-label={text('cashier.autopilot')} className={styles.card}>
      <h3>{text('cashier.autopilotTitle', { name: method.name, sum: formatMoney(sum, locale) })}</h3>
      <p>
        {text(`cashier.autopilotFee.${fee}`, { sum: formatMoney(more, locale) })}
        {method.eta && ` · ${method.eta}`}
      </p>
      {children}
      <p className={styles.note}>{text('cashier.autopilotNote')}</p>
    </Card>
  );
}
