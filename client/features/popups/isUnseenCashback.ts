import type { DialogParams } from '../../stores/DialogParams.ts';

export type ShownCashback = DialogParams['unseenCashback'];

/** Whether the latest cashback is told of: to be collected, or paid out by itself, and not told of before. `seen`: ids as strings. */
export function isUnseenCashback(cashback: ShownCashback, seen: readonly (string | null | undefined)[]): boolean {
  if (seen.includes(String(cashback.id))) return false;
  return cashback.status === 'active' || (cashback.status === 'paid_out' && cashback.receiving_expired_at === null);
}
