import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { description, exact, id, money, number, one, openEnum, paginated, unix } from '#shared/api/wireTypes.ts';
import { bonusStates } from '#shared/bonus/bonusStates.ts';

/** A bonus in money, of the casino or of betting. */
export const bonus = z.object({
  id,
  type: openEnum(['betting', 'casino']),
  status: openEnum([...bonusStates.waiting, ...bonusStates.done, ...bonusStates.failed]),
  description,
  amount: z.optional(money),
  /** Ours: what an activation credits to the bonus balance now; less than `amount` after a deactivation. Absent: `amount`. */
  held: exact(z.optional(money)),
  /** Wagering, in major units of `currency`; the fields after `currency` are ours. */
  wager: z.optional(
    z.object({
      required: number,
      done: number,
      currency: z.string(),
      /** A larger bet uses no bonus money and does not count. */
      max_bet: exact(z.optional(number)),
      /** Sysnames of games whose bets do not count; absent: none. */
      excluded_games: exact(z.optional(z.array(z.string()))),
      /** Types of games whose bets count; absent: all. */
      game_types: exact(z.optional(z.array(z.enum(['slot', 'live', 'fast', 'betting'])))),
      /** Of a betting bonus: min odds that count. */
      min_odds: exact(z.optional(number)),
    }),
  ),
  expired_at: z.optional(z.nullable(unix)),
  created_at: z.optional(unix),
});
/** A bonus in money, of the casino or of betting. */
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
  output: paginated(bonus),
});
/** Activates a casino bonus; one bonus per type is active at a time. */
export const activateBonus = post('bonuses.activate', {
  access: 'player',
  money: true,
  errors: ['UserNeedDepositException', 'UserNeedProfileDataException', 'UserNeedConfirmContactException'],
  input: byId,
  output: one,
});
/** Deactivates the active bonus; its remaining sum is preserved. The interface asks for confirmation first. */
export const deactivateBonus = post('bonuses.deactivate', { access: 'player', money: true, input: byId, output: one });
/** Removes a bonus permanently. */
export const removeBonus = post('bonuses.remove', { access: 'player', money: true, input: byId, output: one });
