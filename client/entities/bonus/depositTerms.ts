import type { WagerTerms } from './WagerTerms.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/**
 * Reads the wagering terms of a deposit bonus from `description.deposit` of its offer (our extension; major units).
 * null when they are not stated in figures, and for a sum that earns no bonus.
 */
export function depositTerms(deposit: unknown, sum: number): WagerTerms | null {
  if (typeof deposit !== 'object' || deposit === null) return null;
  const { percent, max, min, currency, wager } = deposit as Record<string, unknown>;
  if (typeof wager !== 'object' || wager === null || typeof currency !== 'string') return null;
  const { times, max_bet: maxBet, game_types: counted } = wager as Record<string, unknown>;
  if (!isNumber(percent) || !isNumber(max) || !isNumber(min) || !isNumber(times) || sum < min) return null;
  const amount = Math.min(Math.floor(sum * percent) / 100, max);
  return {
    bonus: { amount, currency },
    required: { amount: amount * times, currency },
    maxBet: isNumber(maxBet) ? { amount: maxBet, currency } : null,
    counted: Array.isArray(counted) ? counted.map(String) : null,
  };
}
