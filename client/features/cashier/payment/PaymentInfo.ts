import type { getDepositInfo } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

/** The platform's view of a payment, the only source of its outcome. */
export type PaymentInfo = OutputOf<typeof getDepositInfo>;
export type DepositAction = NonNullable<PaymentInfo['action']>;
