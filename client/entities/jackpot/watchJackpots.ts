import { repeatWhileVisible } from '#client/lib/live/repeatWhileVisible.ts';
import type { JackpotCard } from './jackpotCard.ts';
import { loadJackpots } from './loadJackpots.ts';

/** Reports the jackpots now and each period while the page is visible; failures are skipped. Returns a function that stops it. */
export function watchJackpots(
  app: Parameters<typeof loadJackpots>[0],
  periodMs: number,
  onJackpots: (jackpots: JackpotCard[]) => void,
): () => void {
  return repeatWhileVisible(() => loadJackpots(app).then(onJackpots), periodMs, Number.NEGATIVE_INFINITY);
}
