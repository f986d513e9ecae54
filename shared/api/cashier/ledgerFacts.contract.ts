import * as z from 'zod/mini';
import { isMonthName } from '../../statement/isMonthName.ts';
import { changeCause } from './cashierFacts.contract.ts';
import { get } from '../method.ts';
import { exact, id, money, number, openEnum, or, unix } from '../wireTypes.ts';

/**
 * Ours: everything that ever moved a balance of the player, in the order it was recorded, oldest first, demo money apart. `after`:
 * the `next` of the page before; at most 1000 rows. `next` is null at the end. Amounts are signed, in major units.
 */
export const getMovements = get('cashier.getmovements', {
  access: 'player',
  ext: true,
  input: z.object({ after: z.optional(id), count: z._default(z.number(), 500) }),
  output: z.object({
    items: exact(
      z.array(
        z.object({
          id,
          at: unix,
          cause: changeCause,
          balance: openEnum(['main', 'bonus', 'betting_bonus']),
          amount: money,
          /** Of a round: the sysname of its game, and its number as in games.getHistory. */
          game: exact(z.optional(z.string())),
          round: exact(z.optional(z.string())),
          /** Of a deposit or a withdrawal. */
          payment_id: exact(z.optional(id)),
        }),
      ),
    ),
    next: exact(z.nullable(id)),
  }),
});

const monthName = z.string().check(z.refine(isMonthName));

/**
 * Ours: a month of Tashkent (`month` yyyy-mm, the present one when missing) by what moved main, bonus and betting bonus balance
 * together. `opening` and all `lines` add up to `closing`. Amounts are signed, in major units.
 */
export const getStatement = get('cashier.getstatement', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ month: z.optional(z.string()) }),
  output: z.object({
    month: monthName,
    /** The first month that anything moved in; null: nothing has. */
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
