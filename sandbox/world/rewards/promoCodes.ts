import type { BonusKind } from './bonusKinds.ts';

export interface PromoCode {
  code: string;
  /** A note for developers who use the sandbox. */
  about: string;
  /** Unix seconds. */
  from?: number;
  to?: number;
  /** The total number of players. */
  limit?: number;
  needsDeposit?: true;
  /** The required total of deposits, minor units. */
  needsTotal?: number;
  bonus?: { kind: BonusKind; amount: number };
  spins?: { count: number; bet: number; days: number };
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00+05:00`) / 1000;
const gift = { kind: 'promo', amount: 25_000_00 } as const;

/** One code for each possible outcome of a code. */
export const promoCodes: readonly PromoCode[] = [
  { code: 'YULDUZ25', about: 'a casino bonus of 25 000', bonus: gift },
  { code: 'AYLAN20', about: '20 free spins', spins: { count: 20, bet: 1_000_00, days: 7 } },
  { code: 'FREEBET', about: 'a betting bonus of 20 000', bonus: { kind: 'freeBet', amount: 20_000_00 } },
  { code: 'ESKI2025', about: 'EXPIRED', to: startOf('2025-12-31'), bonus: gift },
  { code: 'KELAJAK', about: 'NOT_STARTED', from: startOf('2040-01-01'), bonus: gift },
  { code: 'BIRINCHI', about: 'LIMIT_REACHED: for one player, who has come', limit: 1, bonus: gift },
  { code: 'VIP10M', about: 'CONDITIONS_NOT_MET under 10 million paid in', needsTotal: 10_000_000_00, bonus: gift },
  { code: 'DEPOZIT', about: 'NEED_DEPOSIT before the first one', needsDeposit: true, bonus: gift },
];
