import * as z from 'zod/mini';
import { get, post } from '../method.ts';
import { description, exact, id, list, money, number, one, openEnum, unix } from '../wireTypes.ts';

export const bonus = z.object({
  id,
  type: openEnum(['betting', 'casino']),
  status: openEnum(['new', 'active', 'inactive', 'finished', 'removed']),
  description,
  amount: z.optional(money),
  /** Ours: what an activation puts on the bonus balance now, less than `amount` after it was put aside; absent = `amount`. */
  held: exact(z.optional(money)),
  /** Major units of `currency`; the fields after it are ours. */
  wager: z.optional(
    z.object({
      required: number,
      done: number,
      currency: z.string(),
      /** A larger bet takes no bonus money and counts for nothing. */
      max_bet: exact(z.optional(number)),
      /** Sysnames of games whose bets do not count; absent = none. */
      excluded_games: exact(z.optional(z.array(z.string()))),
      /** Types of games whose bets count; absent = all. */
      game_types: exact(z.optional(z.array(z.enum(['slot', 'live', 'fast', 'betting'])))),
      /** Of a betting bonus: the smallest odds that count. */
      min_odds: exact(z.optional(number)),
    }),
  ),
  expired_at: z.optional(z.nullable(unix)),
  created_at: z.optional(unix),
});
export type Bonus = z.infer<typeof bonus>;
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
/** One bonus of a type is active at a time. */
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
