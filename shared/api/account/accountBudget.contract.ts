/** Methods of the group `account` for the monthly budget of a player. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { exact, money, nothing, unix } from '#shared/api/wireTypes.ts';

/**
 * The budget of a calendar month in Tashkent time. `spent` is the greater of the month's gross deposits, pending ones included, and
 * its loss; a deposit over `left` is refused with BillingDepositLimitExceeded, `error_data: {available_amount, is_budget: true}`.
 * `amount` and `left` are null while no budget is set.
 */
const budget = z.object({
  amount: exact(z.nullable(money)),
  left: exact(z.nullable(money)),
  spent: money,
  deposits: money,
  /** Stakes of real money minus its wins; zero when more was won. */
  loss: money,
  /** When the next month begins, Unix seconds. */
  resets_at: unix,
  /** A raise or removal, which the player may confirm after 24 hours. */
  pending: z.optional(
    z.object({
      amount: exact(z.nullable(money)),
      effective_at: unix,
      /** `effective_at` has passed: account.confirmBudget puts it in force. */
      can_confirm: z.boolean(),
      /** When an unconfirmed change lapses. */
      expires_at: unix,
    }),
  ),
});
/** The monthly budget of a player. */
export type Budget = z.infer<typeof budget>;

/** The budget of this month and what counts against it. */
export const getBudget = get('account.getBudget', { access: 'player', ext: true, input: nothing, output: budget });

/**
 * Sets the budget, in whole major units; null removes it. A lower budget applies at once; a higher one waits 24 hours and then for
 * confirmBudget. Setting the budget in force drops a waiting one.
 */
export const setBudget = post('account.setBudget', {
  access: 'player',
  ext: true,
  input: z.object({ amount: z.nullable(z.number()) }),
  output: budget,
});

/** Confirms a raise or removal of the budget. Too early or nothing waiting: InvalidParameter `amount`. */
export const confirmBudget = post('account.confirmBudget', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: nothing,
  output: budget,
});
