import type { JackpotCard } from '#client/entities/jackpot/jackpotCard.ts';
import { loadJackpots } from '#client/entities/jackpot/loadJackpots.ts';

const SHOWN = 3;

/** A jackpot of home, which shows its small picture alone, and how high it may rise of the largest alone. */
export type LobbyJackpot = Omit<JackpotCard, 'image'>;

/** The largest jackpots, the largest first: what home shows of them, because every player's page carries it. */
export async function loadLobbyJackpots(...args: Parameters<typeof loadJackpots>): Promise<LobbyJackpot[]> {
  const jackpots = await loadJackpots(...args);
  return jackpots.slice(0, SHOWN).map(({ image: _large, mustDropBy, ...jackpot }, index) => ({
    ...jackpot,
    mustDropBy: index === 0 ? mustDropBy : null,
  }));
}
