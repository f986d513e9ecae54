import { BACCARAT_RTP } from './baccarat/baccaratMaths.ts';
import { CRASH_RTP } from './crash/crashMaths.ts';
import { DICE_RTP } from './dice/diceMaths.ts';
import { MINES_RTP } from './mines/minesMaths.ts';
import { PLINKO_RTP } from './plinko/plinkoMaths.ts';
import { ROULETTE_RTP } from './roulette/rouletteMaths.ts';
import { DECLARED_RTP } from './slot/slotMaths.ts';

export type Engine = 'slot' | 'crash' | 'mines' | 'plinko' | 'dice' | 'roulette' | 'baccarat';

/** Engines of fast games, by the motif of the cover. */
const FAST: Readonly<Record<string, Engine>> = {
  rocket: 'crash',
  balloon: 'crash',
  mine: 'mines',
  plinko: 'plinko',
  dice: 'dice',
};
const LIVE: Readonly<Record<string, Engine>> = {
  roulette: 'roulette',
  cards: 'baccarat',
  chips: 'baccarat',
  dice: 'dice',
};

/** The engine of a catalogue game, by the motif of its cover. */
export function engineOf({ type, motif }: { type: string; motif: string }): Engine {
  if (type === 'slot') return 'slot';
  const engine = (type === 'fast' ? FAST : LIVE)[motif];
  if (!engine) throw new Error(`no game is played under a cover of ${type} ${motif}`);
  return engine;
}

/** Volatility of each engine, from its rules. */
export const VOLATILITY: Record<Engine, 'low' | 'medium' | 'high'> = {
  slot: 'medium',
  crash: 'high',
  mines: 'high',
  plinko: 'medium',
  dice: 'low',
  roulette: 'low',
  baccarat: 'low',
};

/** Declared RTP of each engine, %. */
export const RTP: Record<Engine, number> = {
  slot: DECLARED_RTP,
  crash: CRASH_RTP,
  mines: MINES_RTP,
  plinko: PLINKO_RTP,
  dice: DICE_RTP,
  roulette: ROULETTE_RTP,
  baccarat: BACCARAT_RTP,
};
