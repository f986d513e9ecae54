import { makeWithdrawal } from '#shared/api/cashier/cashier.contract.ts';
import type { InputOf, OutputOf } from '#shared/api/method.ts';
import { findPayment } from './findPayment.ts';
import type { Order } from './Order.ts';

/** A withdrawal. The code of the second factor is not part of what is ordered. */
export const withdrawalOrder: Order<
  InputOf<typeof makeWithdrawal>,
  Pick<OutputOf<typeof makeWithdrawal>, 'id' | 'status'>
> = {
  command: 'withdrawal',
  describe: ({ method, amount, currency, requisites }) => ({
    method,
    amount,
    currency,
    saved: requisites?.['saved'] ?? '',
  }),
  send: (call, input, options) => call(makeWithdrawal, input, options),
  find: (call, lost) => findPayment(call, 'withdrawal', lost),
  idOf: ({ id }) => id,
};
