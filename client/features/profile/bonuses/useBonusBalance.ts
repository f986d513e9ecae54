import { useFacts } from '#client/stores/useFacts.ts';
import type { Money } from '#shared/domain/money/Money.ts';

/** The whole bonus balance that bonuses of a type use; null until it is known. */
export function useBonusBalance(type: 'casino' | 'betting'): Money | null {
  const { bonus, betting } = useFacts('balances');
  return type === 'casino' ? bonus : betting;
}
