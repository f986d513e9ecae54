import { currencyDigits } from './currencyDigits.ts';

/** Nobody pays in tiyin: the ledger counts them, but players type whole sums. */
const TYPED_WHOLE = new Set(['UZS']);

interface SumUnit {
  currency: string;
  /** Decimal places that a payment method states for its sums. */
  decimals?: number | undefined;
}

/** Decimal places of a typed sum: those of the payment method, otherwise of the currency; 0: whole sums. */
export function sumDigits({ currency, decimals }: SumUnit): number {
  const digits = TYPED_WHOLE.has(currency) ? 0 : currencyDigits(currency);
  return decimals === undefined ? digits : Math.min(decimals, currencyDigits(currency));
}
