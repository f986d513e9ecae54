const WITHOUT_MINOR_UNIT = new Set(['JPY', 'KRW', 'VND', 'CLP', 'XAF', 'XOF']);

/** Decimal places of a currency's minor unit (ISO 4217): 2, or 0 for currencies without one. UZS has tiyin. */
export function currencyDigits(currency: string): number {
  return WITHOUT_MINOR_UNIT.has(currency) ? 0 : 2;
}
