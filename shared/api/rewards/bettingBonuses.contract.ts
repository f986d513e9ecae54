import * as z from 'zod/mini';
import { bonus } from './bonuses.contract.ts';
import { get, post } from '../method.ts';
import { id, list, one } from '../wireTypes.ts';

const byId = z.object({ bonus_id: id });

/** Betting bonuses, all of them: the platform has no paging here. */
export const getBettingBonuses = get('bettingBonuses.get', {
  access: 'player',
  input: z.object({ status: z.optional(z.string()) }),
  output: list(bonus),
});
/** One betting bonus is active at a time. */
export const activateBettingBonus = post('bettingBonuses.activate', {
  access: 'player',
  money: true,
  errors: ['UserNeedDepositException', 'UserNeedProfileDataException', 'UserNeedConfirmContactException'],
  input: byId,
  output: one,
});
/** Gives a betting bonus up for good. */
export const removeBettingBonus = post('bettingBonuses.remove', {
  access: 'player',
  money: true,
  input: byId,
  output: one,
});
