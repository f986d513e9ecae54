import type { getDepositInfo } from '../../../../shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '../../../../shared/api/method.ts';

/** A payment as the platform tells it, the only source of what became of it. */
export type PaymentInfo = OutputOf<typeof getDepositInfo>;
export type DepositAction = NonNullable<PaymentInfo['action']>;
