import { depositOrder } from '#shared/orders/depositOrder.ts';
import { withdrawalOrder } from '#shared/orders/withdrawalOrder.ts';
import { paths } from '#shared/url/paths.ts';

/** The two forms of the cashier: each reads its fields by the platform's settings of a method, so each face has steps of its own. */
export const paymentForms = {
  deposit: { page: paths.deposit, name: 'deposit', order: depositOrder },
  withdraw: { page: paths.withdraw, name: 'withdraw', order: withdrawalOrder },
};
