import type { Money } from '#shared/domain/money/Money.ts';
import type { MoneyRow } from './MoneyRow.ts';
import { statusLook } from './statusLook.ts';

/** Signed sum of a row: money out is negative, a sum that did not move has no sign. null if unknown. */
export function rowSum({ money, kind, status }: Pick<MoneyRow, 'money' | 'kind' | 'status'>): {
  sum: Money;
  hasMoved: boolean;
} | null {
  if (money === null) return null;
  const hasMoved = statusLook(status).kind !== 'danger';
  const amount = kind === 'withdrawal' && hasMoved ? -money.amount : money.amount;
  return { sum: { ...money, amount }, hasMoved };
}
