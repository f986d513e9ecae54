import { getJackpots } from '../../shared/api/jackpots.contract.ts';
import type { AppContext } from '../context/AppContext.ts';
import { type JackpotCard, toJackpotCard } from '../lib/jackpotCard.ts';

/** All pots, the greatest first. */
export async function loadJackpots(
  { call, content }: Pick<AppContext, 'call' | 'content'>,
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
