import type { WithdrawMethod } from './WithdrawSettings.ts';

/** Whether money can go to the saved requisites now; the platform decides on unknown states. */
export function isUsable({ state }: Pick<NonNullable<WithdrawMethod['requisites_saved']>[number], 'state'>): boolean {
  return state === null || state === 'other';
}
