import { getCashbacks, payoutCashback, removeCashback } from '#shared/api/rewards/cashbacks.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { Order } from './Order.ts';

/** Command on a waiting cashback. */
export type CashbackOrder = 'payout' | 'refuse';

/** The methods take no id: `id` is that of the waiting cashback that the player was shown. */
interface Input {
  kind: CashbackOrder;
  id: Id;
}

/** Collecting or refusing the waiting cashback. */
export const cashbackOrder: Order<Input, number> = {
  command: 'cashback',
  about: ({ kind, id }) => `${kind}_${id}`,
  describe: ({ kind, id }) => ({ kind, id: String(id) }),
  send: (call, { kind }, options) =>
    kind === 'payout' ? call(payoutCashback, {}, options) : call(removeCashback, {}, options),
  find: async (call, { facts: { kind, id } }) => {
    const { items } = await call(getCashbacks, { offset: 0, count: 10, sort: 'end_date', statuses: 'paid_out,active' });
    const status = items.find((item) => sameId(item.id, id))?.status;
    if (status === 'active') return null;
    if (status !== (kind === 'payout' ? 'paid_out' : undefined))
      throw new Error('The cashback is gone for another reason');
    return 1;
  },
};
