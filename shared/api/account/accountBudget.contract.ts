/** Methods of the group `account` by which players say what a month of play may cost them. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '../method.ts';
import { exact, money, nothing, unix } from '../wireTypes.ts';

/**
 * A calendar month by the clocks of Tashkent. `spent` is the greater of the gross deposits of the month, those on their way
 * included, and of what was lost in it; a deposit over `left` is refused with BillingDepositLimitExceeded,
 * `error_data: {available_amount, is_budget: true}`. `amount` and `left` are null where no budget is set.
 */
const budget = z.object({
  amount: exact(z.nullable(money)),
  left: exact(z.nullable(money)),
  spent: money,
  deposits: money,
  /** Stakes of one's own money less its wins; zero where more was won. */
  loss: money,
  /** When the next month begins. */
  resets_at: unix,
  /** A raise or a removal that waits 24 hours for the second word. */
  pending: z.optional(
    z.object({
      amount: exact(z.nullable(money)),
      effective_at: unix,
      /** `effective_at` has passed: account.confirmBudget puts it in force. */
      can_confirm: z.boolean(),
      /** Unconfirmed by then, it lapses. */
      expires_at: unix,
    }),
  ),
});
export type Budget = z.infer<typeof budget>;

/** The budget of this month and what counts against it. */
export const getBudget = get('account.getBudget', { access: 'player', ext: true, input: nothing, output: budget });

/** Major units, whole; null removes it. A lower one holds at once, a higher one waits 24 hours and then for confirmBudget; the one in force again drops a waiting one. */
export const setBudget = post('account.setBudget', {
  access: 'player',
  ext: true,
  input: z.object({ amount: z.nullable(z.number()) }),
  output: budget,
});

/** The second word to a raise or a removal. Too early or nothing waiting: InvalidParameter `amount`. */
export const confirmBudget = post('account.confirmBudget', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: nothing,
  output: budget,
});
