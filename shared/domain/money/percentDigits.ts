import { roundScaled } from './roundScaled.ts';

/** Max decimal places of a percentage. */
const PERCENT_DIGITS = 4;

/** A percentage as every page writes it, without the sign and without decimals that it does not have: `96,5`, `96`. NaN and infinities are `—`. */
export function percentDigits(percent: number): string {
  if (!Number.isFinite(percent)) return '—';
  return String(roundScaled(percent, PERCENT_DIGITS) / 10 ** PERCENT_DIGITS).replace('.', ',');
}
