import type { DialogParams } from '#client/stores/DialogParams.ts';

export type ShownCashback = DialogParams['unseenCashback'];

/** Whether to show the latest cashback: it can be collected or was paid out automatically, and was not shown before. `seen`: ids. */
export function isUnseenCashback(cashback: ShownCashback, seen: readonly (string | null | undefined)[]): boolean {
  if (seen.includes(String(cashback.id))) return false;
  return cashback.status === 'active' || (cashback.status === 'paid_out' && cashback.receiving_expired_at === null);
}
