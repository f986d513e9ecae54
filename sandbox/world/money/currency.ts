import type { Money } from '#shared/domain/money/Money.ts';

/** The default currency: jackpots, prizes and offers are in it. The ledger counts hundredths of every currency. */
export const CURRENCY = 'UZS';
const MINOR_PER_MAJOR = 100;

/** UZS for one unit of each currency that an account or a payment method uses, fixed for the sandbox. */
const RATES = { UZS: 1, RUB: 152, USD: 12_650, USDT: 12_650 } as const;
/** Currencies that an account may use. */
export const CURRENCIES = ['UZS', 'RUB', 'USD'] as const satisfies readonly (keyof typeof RATES)[];

export function isCurrency(code: string): code is (typeof CURRENCIES)[number] {
  return CURRENCIES.some((currency) => currency === code);
}

function rateOf(currency: string): number {
  const rate = Object.entries(RATES).find(([code]) => code === currency)?.[1];
  if (rate === undefined) throw new Error(`no rate for ${currency}`);
  return rate;
}

/** Units of every currency for one unit of `base`; undefined for an unknown base. */
export function ratesFor(base: string): Record<string, number> | undefined {
  if (!Object.hasOwn(RATES, base)) return undefined;
  return Object.fromEntries(Object.entries(RATES).map(([code, rate]) => [code, rateOf(base) / rate]));
}

/** Converts minor units of a currency to minor units of UZS. */
export function toUzs(minor: number, currency: string): number {
  return Math.round(minor * rateOf(currency));
}

/** Converts minor units of UZS to minor units of a currency, rounded down. */
export function fromUzs(minor: number, currency: string): number {
  return Math.floor(minor / rateOf(currency));
}

/** Converts minor units of UZS to minor units of a currency, rounded up: what a payment in UZS costs an account. */
export function fromUzsUp(minor: number, currency: string): number {
  return Math.ceil(minor / rateOf(currency));
}

/** Converts minor units to the wire's money in major units. */
export function toMoney(minor: number, currency: string = CURRENCY): Money {
  return { amount: minor / MINOR_PER_MAJOR, currency };
}
