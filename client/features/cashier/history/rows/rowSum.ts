import type { Money } from '../../../../../shared/domain/money/Money.ts';
import type { MoneyRow } from './MoneyRow.ts';
import { statusLook } from './statusLook.ts';

/** The sum of a line: money out below zero. What did not come or go has no sign. null where it is not told. */
export function rowSum({ money, kind, status }: Pick<MoneyRow, 'money' | 'kind' | 'status'>): {
  sum: Money;
  hasMoved: boolean;
} | null {
  if (money === null) return null;
  const hasMoved = statusLook(status).kind !== 'danger';
  const amount = kind === 'withdrawal' && hasMoved ? -money.amount : money.amount;
  return { sum: { ...money, amount }, hasMoved };
}
