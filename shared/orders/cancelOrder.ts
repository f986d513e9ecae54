import { cancelWithdrawal, getWithdrawalInfo } from '#shared/api/cashier/cashier.contract.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { Order } from './Order.ts';

/** Cancelling a withdrawal, by its id. */
export const cancelOrder: Order<Id, number> = {
  command: 'cancel',
  about: String,
  describe: (id) => ({ id: String(id) }),
  send: (call, id, options) => call(cancelWithdrawal, { id }, options),
  find: async (call, { facts: { id = '' } }) =>
    (await call(getWithdrawalInfo, { id })).status === 'cancelled' ? 1 : null,
};
