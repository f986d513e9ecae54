import type { Dice } from '#sandbox/world/play/dice.ts';

/** The RTP in %, the same for every multiplier of a cashout. */
export const CRASH_RTP = 97;
/** Milliseconds in which the multiplier grows e-fold: doubled after 6.9 s. */
export const GROWTH_MS = 10_000;
/** Hundredths. A flight that reaches this is cashed out automatically. */
export const CRASH_MAX_MULTIPLIER = 1_000_00;
/** Hundredths: the lowest automatic cashout. */
export const MIN_AUTO = 1_01;

const WORD = 2 ** 32;

/**
 * The crash point in hundredths: 97/(1-u) of one throw u, so that any m is reached with the chance 0.97/m.
 * Below 100 the flight never takes off: that is the house edge.
 */
export function crashPoint(dice: Dice): number {
  return Math.min(CRASH_MAX_MULTIPLIER, Math.floor((CRASH_RTP * WORD) / (WORD - dice.below(WORD))));
}

/** The multiplier after so many milliseconds, in hundredths. */
export function multiplierAt(ms: number): number {
  return Math.floor(100 * Math.exp(Math.max(0, ms) / GROWTH_MS) + 1e-9);
}

/** Milliseconds until the multiplier (hundredths) is shown. */
export function timeOf(multiplier: number): number {
  return Math.ceil(GROWTH_MS * Math.log(multiplier / 100));
}

export interface FlightPlan {
  /** The crash point, hundredths. */
  point: number;
  /** The automatic cashout, hundredths; 0 for a manual one. */
  auto: number;
}

export interface FlightEnd {
  /** Since the start. */
  ms: number;
  /** The multiplier of the cashout, hundredths; 0 without one. */
  cashedAt: number;
}

/** How a flight ends without a manual cashout. */
export function endOf({ point, auto }: FlightPlan): FlightEnd {
  const out = auto > 0 ? Math.min(auto, CRASH_MAX_MULTIPLIER) : CRASH_MAX_MULTIPLIER;
  if (point >= out) return { ms: timeOf(out), cashedAt: out };
  // The last multiplier is shown for its full time before the crash.
  return { ms: point < 100 ? 0 : timeOf(point + 1), cashedAt: 0 };
}

/** The win in minor units at a multiplier in hundredths. */
export function winOf(bet: number, multiplier: number): number {
  return Math.floor((bet * multiplier) / 100);
}
