import type { Dice } from '../../world/play/dice.ts';

/** The return to the player, %: the same for every multiplier one may cash out at. */
export const CRASH_RTP = 97;
/** Milliseconds in which the multiplier grows e-fold: doubled after 6.9 s. */
export const GROWTH_MS = 10_000;
/** Hundredths. A flight that gets here is cashed out by itself. */
export const HIGHEST = 1_000_00;
/** Hundredths: the least one can cash out at by order. */
export const LOWEST_AUTO = 1_01;

const WORD = 2 ** 32;

/**
 * The multiplier a flight ends at, hundredths: of one throw u it is 97/(1-u), so that any m is reached with the chance
 * 0.97/m. Below 100 it never takes off: there lies the house's edge.
 */
export function crashPoint(dice: Dice): number {
  return Math.min(HIGHEST, Math.floor((CRASH_RTP * WORD) / (WORD - dice.below(WORD))));
}

/** The multiplier after so many milliseconds, hundredths. */
export function multiplierAt(ms: number): number {
  return Math.floor(100 * Math.exp(Math.max(0, ms) / GROWTH_MS) + 1e-9);
}

/** Milliseconds until a multiplier of so many hundredths shows. */
export function timeOf(multiplier: number): number {
  return Math.ceil(GROWTH_MS * Math.log(multiplier / 100));
}

export interface FlightPlan {
  /** Hundredths: where it ends. */
  point: number;
  /** Hundredths: where the player gets out by order; 0 by hand. */
  auto: number;
}

export interface FlightEnd {
  /** After the start. */
  ms: number;
  /** Hundredths the player got out at; 0 where they did not. */
  cashedAt: number;
}

/** How a flight ends when nobody touches it. */
export function endOf({ point, auto }: FlightPlan): FlightEnd {
  const out = auto > 0 ? Math.min(auto, HIGHEST) : HIGHEST;
  if (point >= out) return { ms: timeOf(out), cashedAt: out };
  // It shows its last multiplier whole before it goes.
  return { ms: point < 100 ? 0 : timeOf(point + 1), cashedAt: 0 };
}

/** Minor units a bet brings at a multiplier of so many hundredths. */
export function winOf(bet: number, multiplier: number): number {
  return Math.floor((bet * multiplier) / 100);
}
