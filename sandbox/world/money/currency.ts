import type { Money } from '../../../shared/domain/money/Money.ts';

/** The house's own currency: jackpots, prizes and offers are reckoned in it. The ledger counts hundredths of every currency. */
export const CURRENCY = 'UZS';
const MINOR_PER_MAJOR = 100;

/** UZS for one of each, as of the world's making. */
export const RATES = { UZS: 1, RUB: 152, USD: 12_650 } as const;
/** What an account may be kept in. */
export const CURRENCIES = Object.keys(RATES) as (keyof typeof RATES)[];

export function isCurrency(code: string): code is keyof typeof RATES {
  return Object.hasOwn(RATES, code);
}

function rateOf(currency: string): number {
  if (!isCurrency(currency)) throw new Error(`no rate for ${currency}`);
  return RATES[currency];
}

/** Minor units of a currency in minor units of UZS. */
export function toUzs(minor: number, currency: string): number {
  return Math.round(minor * rateOf(currency));
}

/** Minor units of UZS in minor units of a currency, never more than they are worth. */
export function fromUzs(minor: number, currency: string): number {
  return Math.floor(minor / rateOf(currency));
}

/** Minor units of the ledger as the wire's money in major units. */
export function toMoney(minor: number, currency: string = CURRENCY): Money {
  return { amount: minor / MINOR_PER_MAJOR, currency };
}
