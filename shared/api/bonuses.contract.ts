import * as z from 'zod/mini';
import { get, post } from './method.ts';
import { description, id, list, money, one, unix } from './wireTypes.ts';

export const bonus = z.object({
  id,
  type: z.enum(['betting', 'casino']),
  status: z.enum(['new', 'active', 'inactive', 'finished', 'removed']),
  description,
  amount: z.optional(money),
  wager: z.optional(z.object({ required: z.number(), done: z.number(), currency: z.string() })),
  expired_at: z.optional(z.nullable(unix)),
  created_at: z.optional(unix),
});
const byId = z.object({ bonus_id: id });

export const getBonuses = get('bonuses.get', {
  access: 'player',
  input: z.object({
    count: z.number(),
    offset: z.number(),
    fields: z.optional(z.string()),
    status: z.optional(z.string()),
  }),
  output: list(bonus),
});
export const activateBonus = post('bonuses.activate', { access: 'player', money: true, input: byId, output: one });
export const deactivateBonus = post('bonuses.deactivate', { access: 'player', money: true, input: byId, output: one });
export const removeBonus = post('bonuses.remove', { access: 'player', money: true, input: byId, output: one });
