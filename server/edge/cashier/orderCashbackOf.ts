import { type CashbackOrder, cashbackOrder } from '#shared/orders/cashbackOrder.ts';
import { cashbackProblem, isCashbackGone } from '#shared/rewards/cashbackProblem.ts';
import { takeOrder } from './takeOrder.ts';

/** Returns the handler of the form that pays out the page's cashback, or of the one that refuses it. */
export const orderCashbackOf = (kind: CashbackOrder) =>
  takeOrder({
    order: cashbackOrder,
    read: ({ fields: { id = '' } }) => ({ input: { kind, id } }),
    problem: (error, { id }, { call, fields: { until = '' } }) =>
      isCashbackGone(error)
        ? cashbackProblem(call, error, { id, until: /^\d{1,12}$/.test(until) ? Number(until) : null })
        : null,
  });
