import { getDepositInfo, makeDeposit } from '#shared/api/cashier/cashier.contract.ts';
import type { InputOf, OutputOf } from '#shared/api/method.ts';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import { findPayment } from './findPayment.ts';
import type { Order } from './Order.ts';

type Input = InputOf<typeof makeDeposit>;
type Info = OutputOf<typeof getDepositInfo>;

/** A deposit; its answer is the payment as it is now. */
export const depositOrder: Order<Input, Info> = {
  command: 'deposit',
  describe: ({ method, amount, currency, campaign_offer_id: offer = -1, requisites }) => ({
    method,
    amount,
    currency,
    offer: String(offer),
    saved: requisites?.['saved'] ?? '',
  }),
  send: async (call, input, options) => ({ ...orderedNow(input), ...(await call(makeDeposit, input, options)) }),
  find: async (call, lost) => {
    const payment = await findPayment(call, 'deposit', lost);
    return payment && call(getDepositInfo, { id: payment.id });
  },
  idOf: ({ id }) => id,
  movesMoney: ({ status }) => paymentKind(status) === 'success',
};

function orderedNow({ method, amount, currency }: Input) {
  const now = Math.floor(Date.now() / 1_000);
  return {
    method,
    amount: { amount, currency },
    created_at: now,
    updated_at: now,
    type: 'deposit' as const,
    requisites: null,
    domain: '',
  };
}
