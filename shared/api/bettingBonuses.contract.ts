import * as z from 'zod/mini';
import { bonus } from './bonuses.contract.ts';
import { get, post } from './method.ts';
import { id, list, one } from './wireTypes.ts';

const byId = z.object({ bonus_id: id });

export const getBettingBonuses = get('bettingBonuses.get', {
  access: 'player',
  input: z.object({ status: z.optional(z.string()) }),
  output: list(bonus),
});
export const activateBettingBonus = post('bettingBonuses.activate', {
  access: 'player',
  money: true,
  input: byId,
  output: one,
});
export const removeBettingBonus = post('bettingBonuses.remove', {
  access: 'player',
  money: true,
  input: byId,
  output: one,
});
