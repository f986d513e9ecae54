import { paths } from '#shared/url/paths.ts';

/**
 * The two forms of the cashier: each reads its fields by the platform's settings of a method, so each face has steps of its own around the
 * orders (depositOrder, withdrawalOrder).
 */
export const paymentForms = {
  deposit: { page: paths.deposit, name: 'deposit' },
  withdraw: { page: paths.withdraw, name: 'withdraw' },
};
