import { readSum } from '#shared/domain/money/readSum.ts';

/** Longer text is no sum, and more digits may be a card number, which never enters an address. */
const MAX_LENGTH = 24;
const MAX_DIGITS = 13;

/**
 * A typed sum for the address that leads back to its form: a whole sum in digits, other text as it was typed, so that the form can say what
 * is wrong with it. Empty for text that is too long to be a sum.
 */
export function carriedSum(typed: string | null | undefined): string {
  const text = (typed ?? '').trim();
  if (text.length > MAX_LENGTH || text.replace(/\D/g, '').length > MAX_DIGITS) return '';
  return String(readSum(text, 0).amount ?? text);
}
