import * as z from 'zod/mini';
import { get } from '../method.ts';
import { exact, money, nothing, number, or, unix } from '../wireTypes.ts';

/**
 * Ours: how a cashback is reckoned and how the period under way stands, in major units. `amount` is what would be given if the
 * period ended now: `percent` of `bet` less `win`, nothing below `min` and no more than `max` (null: no bound).
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
    /** How long a cashback waits to be fetched, seconds. */
    waits_seconds: or(number, 0),
  }),
});
