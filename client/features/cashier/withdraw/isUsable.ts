import type { WithdrawMethod } from './WithdrawSettings.ts';

/** Whether money can go to saved requisites now; a state that we do not know is the platform's to refuse. */
export function isUsable({ state }: Pick<NonNullable<WithdrawMethod['requisites_saved']>[number], 'state'>): boolean {
  return state === null || state === 'other';
}
