import type { DepositOffer } from './depositOffers.ts';

/** The offer that a form's value names (an id as text), for a method; null: none, or it excludes the method. */
export function offerFor(offers: readonly DepositOffer[], value: string, sysname: string): DepositOffer | null {
  return offers.find(({ id, excluded }) => String(id) === value && !excluded.includes(sysname)) ?? null;
}
