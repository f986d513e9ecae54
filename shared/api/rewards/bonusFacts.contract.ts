import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { number, openEnum } from '#shared/api/wireTypes.ts';

const payout = z.object({ times: number, chance: number });

/**
 * Ours: what a round of each kind of game returns: `rtp` in percent; `payouts`: multiples of the stake with their chances, free spins
 * included; chances add up to 1. Betting is described by a bet on an even match.
 */
export const getReturns = get('bonuses.getreturns', {
  ext: true,
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({ game_type: openEnum(['slot', 'live', 'fast', 'betting']), rtp: number, payouts: z.array(payout) }),
    ),
  }),
});
