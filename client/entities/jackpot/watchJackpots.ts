import type { JackpotCard } from './jackpotCard.ts';
import { loadJackpots } from './loadJackpots.ts';
import { repeatWhileVisible } from '../../lib/live/repeatWhileVisible.ts';

/** Tells the pots now and each period while the page is looked at. Where they cannot be read, nothing is told. Returns what ends it. */
export function watchJackpots(
  app: Parameters<typeof loadJackpots>[0],
  periodMs: number,
  onJackpots: (jackpots: JackpotCard[]) => void,
): () => void {
  return repeatWhileVisible(() => loadJackpots(app).then(onJackpots), periodMs, Number.NEGATIVE_INFINITY);
}
