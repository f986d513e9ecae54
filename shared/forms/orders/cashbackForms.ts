import { type CashbackOrder, cashbackOrder } from '#shared/orders/cashbackOrder.ts';
import { cashbackProblem, isCashbackGone } from '#shared/rewards/cashbackProblem.ts';
import type { OrderForm } from './OrderForm.ts';
import { orderAddresses } from './orderAddresses.ts';

type CashbackForm = OrderForm<Parameters<typeof cashbackOrder.describe>[0], number>;

const formOf = (kind: CashbackOrder) =>
  ({
    ...orderAddresses[kind],
    order: cashbackOrder,
    read: ({ id = '' }) => ({ input: { kind, id } }),
    problem: async (error, { id }, { call, fields: { until = '' } = {} }) => {
      if (!isCashbackGone(error)) return null;
      const seconds = /^\d{1,12}$/.test(until) ? Number(until) : null;
      return { error: await cashbackProblem(call, error, { id, until: seconds }) };
    },
  }) satisfies CashbackForm;

/** Pays out the cashback that the page shows, or refuses it. */
export const cashbackForms = { payout: formOf('payout'), refuse: formOf('refuse') };
