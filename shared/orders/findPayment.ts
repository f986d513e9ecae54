import type { Call } from '#shared/api/call.ts';
import { getHistory } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { LostOrder } from './Order.ts';

type Payment = OutputOf<typeof getHistory>['items'][number];

/** A player orders less than this between two looks. */
const COUNT = 10;

/**
 * The payment of a lost order: the newest one by its method and of its sum that did not exist before it; null: there is none. Rejects when
 * the history does not tell: it was not read, it does not reach back to the order, or the earlier payments are not known.
 */
export async function findPayment(
  call: Call,
  type: 'deposit' | 'withdrawal',
  { facts, before }: LostOrder,
): Promise<Payment | null> {
  const { items, total } = await call(getHistory, { offset: 0, count: COUNT, type });
  const isOld = ({ id }: Payment) => before?.includes(String(id)) ?? false;
  // Newest first: what follows the known payments is older than they are.
  const last = items.findLastIndex(isOld);
  const mine = items.find(
    (item, index) =>
      !isOld(item) &&
      (last === -1 || index < last) &&
      item.method === facts['method'] &&
      item.amount.amount === facts['amount'] &&
      item.amount.currency === facts['currency'],
  );
  const isWhole = items.length === 0 || items.length === total;
  if (before === null ? mine || !isWhole : !mine && !isWhole && last === -1)
    throw new Error('The history does not tell whether the order was carried out');
  return mine ?? null;
}
