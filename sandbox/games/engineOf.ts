import { CRASH_RTP } from './crash/crashMaths.ts';
import { ROULETTE_RTP } from './roulette/rouletteMaths.ts';
import { DECLARED_RTP } from './slot/slotMaths.ts';

export type Engine = 'slot' | 'crash' | 'roulette';

/** Which of the three games a game of the catalogue is, by what its cover shows. */
export function engineOf(game: { type: string; art: { motif: string } }): Engine {
  const { motif } = game.art;
  if (game.type === 'fast' && (motif === 'rocket' || motif === 'balloon')) return 'crash';
  return game.type === 'live' && motif === 'roulette' ? 'roulette' : 'slot';
}

/** The return to the player each declares, %. */
export const RTP: Record<Engine, number> = { slot: DECLARED_RTP, crash: CRASH_RTP, roulette: ROULETTE_RTP };
