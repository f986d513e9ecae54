import * as z from 'zod/mini';
import { get, post } from './method.ts';
import { description, id, list, money, one, unix } from './wireTypes.ts';

export const bonus = z.object({
  id,
  type: z.enum(['betting', 'casino']),
  status: z.enum(['new', 'active', 'inactive', 'finished', 'removed']),
  description,
  amount: z.optional(money),
  /** Major units of `currency`; the fields after it are ours (SCOPE B7). */
  wager: z.optional(
    z.object({
      required: z.number(),
      done: z.number(),
      currency: z.string(),
      /** A larger bet takes no bonus money and counts for nothing. */
      max_bet: z.optional(z.number()),
      /** Sysnames of games whose bets do not count; absent = none. */
      excluded_games: z.optional(z.array(z.string())),
      /** Types of games whose bets count; absent = all. */
      game_types: z.optional(z.array(z.enum(['slot', 'live', 'fast', 'betting']))),
      /** Of a betting bonus: the smallest odds that count. */
      min_odds: z.optional(z.number()),
    }),
  ),
  expired_at: z.optional(z.nullable(unix)),
  created_at: z.optional(unix),
});
const byId = z.object({ bonus_id: id });

/** Casino bonuses, newest first; `status` is a comma list. */
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
/** One bonus of a type is active at a time (SPEC section 3, Bonus). */
export const activateBonus = post('bonuses.activate', {
  access: 'player',
  money: true,
  errors: ['UserNeedDepositException', 'UserNeedProfileDataException', 'UserNeedConfirmContactException'],
  input: byId,
  output: one,
});
/** Puts the active bonus aside; what is left of it waits. The interface asks first. */
export const deactivateBonus = post('bonuses.deactivate', { access: 'player', money: true, input: byId, output: one });
/** Gives a bonus up for good. */
export const removeBonus = post('bonuses.remove', { access: 'player', money: true, input: byId, output: one });
