import { DEFAULT_CURRENCY } from '#shared/domain/money/defaultCurrency.ts';
import { useFacts } from './useFacts.ts';

/** Currency of the player's main balance; until that is known, the site's. */
export function usePlayerCurrency(): string {
  return useFacts('balances').main?.currency ?? DEFAULT_CURRENCY;
}
