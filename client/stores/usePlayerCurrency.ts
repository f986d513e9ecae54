import { DEFAULT_CURRENCY } from '#shared/domain/money/defaultCurrency.ts';
import { useFact } from './useFact.ts';

/** Currency of the player's main balance; until that is known, the site's. `rendered`: what the server renders for every player (useFact). */
export function usePlayerCurrency(rendered?: string): string {
  return useFact('balances', ({ main }) => main?.currency ?? DEFAULT_CURRENCY, rendered);
}
