/** Methods of the group `account` by which a player who is back finds out what became of money, bets and bonuses meanwhile. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { exact, id, money, nothing, number, one, openEnum, or, unix } from '#shared/api/wireTypes.ts';

/** `bonus`: of both bonus balances. */
const level = z.object({ main: money, bonus: money });

const absence = z.object({
  /** `closed`: by the player, without harm; `suspended`: by the operator. */
  kind: openEnum(['time_out', 'self_exclusion', 'closed', 'suspended']),
  from: unix,
  /** When the player was back: what they did since then is not counted. */
  to: unix,
  before: level,
  after: level,
  /** By what the balances changed, signed; all of them are `after` minus `before`. */
  lines: z.array(
    z.object({
      kind: openEnum(['deposit', 'withdrawal', 'bonus', 'bet', 'win']),
      amount: money,
      count: or(number, 0),
    }),
  ),
  /** Bets and rounds that were open when it began; at most 50. */
  bets: z.array(
    z.object({ id: z.string(), name: z.string(), bet: money, win: money, is_open: or(z.boolean(), false) }),
  ),
  /** How many bets besides those in `bets`. */
  more_bets: or(number, 0),
  /** Bonuses that ended meanwhile. `turned`: into real money; `closed`: with the account. */
  bonuses: z.array(
    z.object({ id, name: z.string(), amount: money, ended: openEnum(['expired', 'turned', 'spent', 'closed']) }),
  ),
  /** Withdrawals that were under way when it began. */
  payouts: z.array(z.object({ id, amount: money, state: openEnum(['paid', 'returned', 'under_way']) })),
});
/** A break, a closing or a suspension that is over, and what became of money, bets and bonuses meanwhile. */
export type Absence = z.infer<typeof absence>;

/** The last absence of the player; null: there was none. `is_seen`: the player has put it away (noteAbsence). */
export const getAbsence = get('account.getAbsence', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({ absence: exact(z.nullable(absence)), is_seen: or(z.boolean(), false) }),
});

/** The player has read what happened meanwhile: account.getInfo says `has_absence` no more. */
export const noteAbsence = post('account.noteAbsence', {
  access: 'player',
  ext: true,
  input: nothing,
  output: one,
});
