import { paths } from '#shared/url/paths.ts';

/** The addresses of a payment, where payment providers send a player back. */
export const paymentPages = [
  paths.payPendingTransaction,
  paths.payPending,
  paths.paySuccess,
  paths.paySuccessTransaction,
  paths.payFail,
  paths.payFailTransaction,
  paths.payCancel,
  paths.payMobile,
  paths.payNewWindow,
] as const;
