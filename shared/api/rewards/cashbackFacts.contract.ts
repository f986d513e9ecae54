import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { exact, money, nothing, number, or, unix } from '#shared/api/wireTypes.ts';

/**
 * Ours: terms of the cashback and state of the current period, in major units. `amount` is the cashback if the period ended now:
 * `percent` of `bet` minus `win`, nothing below `min`, at most `max` (null: no bound).
 */
export const getCashbackPlan = get('cashbacks.getplan', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    from: unix,
    until: unix,
    percent: number,
    bet: money,
    win: money,
    amount: money,
    min: exact(z.nullable(money)),
    max: exact(z.nullable(money)),
    /** How long a cashback can be collected, in seconds. */
    waits_seconds: or(number, 0),
  }),
});
