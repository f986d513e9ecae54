import type { Call } from '#shared/api/call.ts';
import { getJackpots } from '#shared/api/play/jackpots.contract.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { type JackpotCard, toJackpotCard } from './jackpotCard.ts';

/** All jackpots, largest first. */
export async function loadJackpots(
  { call, content }: { call: Call; content: ContentSource },
  signal?: AbortSignal,
): Promise<JackpotCard[]> {
  const options = signal ? { signal } : {};
  const [{ imageNames }, jackpots] = await Promise.all([
    content('prazer-config', options),
    call(getJackpots, {}, options),
  ]);
  return jackpots
    .map((jackpot) => toJackpotCard(jackpot, imageNames.jackpot))
    .toSorted((one, other) => other.amount.amount - one.amount.amount);
}
