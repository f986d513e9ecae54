import type { getWithdrawSettings } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

export type WithdrawSettings = OutputOf<typeof getWithdrawSettings>;
export type WithdrawMethod = WithdrawSettings['methods'][number];
export type Requirement = WithdrawSettings['requirements'][number];
