import type { Money } from '../../../shared/domain/money/Money.ts';

/** The default currency: jackpots, prizes and offers are in it. The ledger counts hundredths of every currency. */
export const CURRENCY = 'UZS';
const MINOR_PER_MAJOR = 100;

/** UZS for one unit of each currency, fixed for the sandbox. */
export const RATES = { UZS: 1, RUB: 152, USD: 12_650 } as const;
/** Currencies that an account may use. */
export const CURRENCIES = Object.keys(RATES) as (keyof typeof RATES)[];

export function isCurrency(code: string): code is keyof typeof RATES {
  return Object.hasOwn(RATES, code);
}

function rateOf(currency: string): number {
  if (!isCurrency(currency)) throw new Error(`no rate for ${currency}`);
  return RATES[currency];
}

/** Converts minor units of a currency to minor units of UZS. */
export function toUzs(minor: number, currency: string): number {
  return Math.round(minor * rateOf(currency));
}

/** Converts minor units of UZS to minor units of a currency, rounded down. */
export function fromUzs(minor: number, currency: string): number {
  return Math.floor(minor / rateOf(currency));
}

/** Converts minor units to the wire's money in major units. */
export function toMoney(minor: number, currency: string = CURRENCY): Money {
  return { amount: minor / MINOR_PER_MAJOR, currency };
}
