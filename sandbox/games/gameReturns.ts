import { oddsOf } from './betting/odds.ts';
import { DECLARED_RTP } from './slot/slotMaths.ts';
import { SLOT_PAYOUTS } from './slot/slotPayouts.ts';

const EVEN = 0.5;
const odds = (oddsOf({ home: EVEN, away: EVEN }, 'upcoming')['home'] ?? 0) / 100;

/** Payouts by game type for the contract: a slot round includes its free spins, a bet is on an even match. */
export const gameReturns = [
  {
    game_type: 'slot' as const,
    rtp: DECLARED_RTP,
    payouts: SLOT_PAYOUTS.map(([times, chance]) => ({ times, chance })),
  },
  {
    game_type: 'betting' as const,
    rtp: odds * EVEN * 100,
    payouts: [
      { times: odds, chance: EVEN },
      { times: 0, chance: 1 - EVEN },
    ],
  },
];
