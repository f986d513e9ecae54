import * as z from 'zod/mini';
import { get } from '../method.ts';
import { number, openEnum } from '../wireTypes.ts';

const payout = z.object({ times: number, chance: number });

/**
 * Ours: what a round of each kind of game brings back: `rtp` in percent, `payouts` how many times the stake with what chance, free spins
 * included, chances adding up to 1. Of bets on sports, an even match.
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
