import type { Call } from '#shared/api/call.ts';
import { getHistory } from '#shared/api/cashier/cashier.contract.ts';
import type { Id } from '#shared/api/wireTypes.ts';

/** Ids of the player's latest payments; null: not known. Never rejects. */
export async function knownPayments(call: Call, type: 'deposit' | 'withdrawal'): Promise<Id[] | null> {
  return call(getHistory, { offset: 0, count: 4, type }).then(
    ({ items }) => items.map(({ id }) => id),
    () => null,
  );
}
