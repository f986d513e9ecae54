import type { Money } from '../../shared/api/wireTypes.ts';

/** The world's one currency; the ledger counts its hundredths (tiyin). */
export const CURRENCY = 'UZS';
const MINOR_PER_MAJOR = 100;

/** Minor units of the ledger as the wire's money in major units. */
export function toMoney(minor: number): Money {
  return { amount: minor / MINOR_PER_MAJOR, currency: CURRENCY };
}
