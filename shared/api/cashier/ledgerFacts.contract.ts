import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { exact, id, money, number, openEnum, or, unix } from '#shared/api/wireTypes.ts';
import { isMonthName } from '#shared/statement/isMonthName.ts';
import { changeCause } from './cashierFacts.contract.ts';

/**
 * Ours: every movement of the player's balances except demo money, in the order of recording, oldest first. `after`: the `next` of the
 * previous page; `from`: only movements since then, Unix seconds; at most 1000 rows. `next` is null at the end. Amounts are signed, in major units.
 */
export const getMovements = get('cashier.getmovements', {
  access: 'player',
  ext: true,
  input: z.object({ after: z.optional(id), from: z.optional(z.number()), count: z._default(z.number(), 500) }),
  output: z.object({
    items: exact(
      z.array(
        z.object({
          id,
          at: unix,
          cause: changeCause,
          balance: openEnum(['main', 'bonus', 'betting_bonus']),
          amount: money,
          /** Of a round: sysname of its game, and the round's id as in games.getHistory. */
          game: exact(z.optional(z.string())),
          round: exact(z.optional(z.string())),
          /** Id of the deposit or withdrawal. */
          payment_id: exact(z.optional(id)),
        }),
      ),
    ),
    next: exact(z.nullable(id)),
  }),
});

const monthName = z.string().check(z.refine(isMonthName));

/**
 * Ours: the sums of a month in Tashkent time (`month` yyyy-mm, default the current one), over main, bonus and betting bonus balance.
 * `opening` plus all `lines` is `closing`. Amounts are signed, in major units.
 */
export const getStatement = get('cashier.getstatement', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ month: z.optional(z.string()) }),
  output: z.object({
    month: monthName,
    /** The first month with a movement; null: there was none. */
    first_month: or(z.nullable(monthName), null),
    opening: money,
    closing: money,
    lines: exact(
      z.array(
        z.object({
          kind: openEnum(['deposit', 'withdrawal', 'bonus', 'bet', 'win']),
          amount: money,
          count: or(number, 0),
        }),
      ),
    ),
  }),
});
