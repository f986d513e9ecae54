import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { id, one, paginated } from '#shared/api/wireTypes.ts';
import { bonus } from './bonuses.contract.ts';

const byId = z.object({ bonus_id: id });

/** All betting bonuses; the platform does not page them. */
export const getBettingBonuses = get('bettingBonuses.get', {
  access: 'player',
  input: z.object({ status: z.optional(z.string()) }),
  output: paginated(bonus),
});
/** Activates a betting bonus; one is active at a time. */
export const activateBettingBonus = post('bettingBonuses.activate', {
  access: 'player',
  money: true,
  errors: ['UserNeedDepositException', 'UserNeedProfileDataException', 'UserNeedConfirmContactException'],
  input: byId,
  output: one,
});
/** Removes a betting bonus permanently. */
export const removeBettingBonus = post('bettingBonuses.remove', {
  access: 'player',
  money: true,
  input: byId,
  output: one,
});
