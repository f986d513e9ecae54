import { NUMBER_DECIMALS } from '#shared/constants.ts';
import { roundScaled } from './money/roundScaled.ts';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/**
 * Formats a number for Uzbek and Russian: `1 234 567,50` with no-break spaces and U+2212 for minus. Whole numbers have no
 * decimals, others two, rounded half up; NaN and infinities are `—`. Not Intl, because Chromium's data for `uz` is incomplete.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '—';
  const whole = Number.isInteger(value);
  const decimals = whole ? 0 : NUMBER_DECIMALS;
  const scaled = Math.abs(roundScaled(value, decimals));
  const digits = BigInt(scaled)
    .toString()
    .padStart(decimals + 1, '0');
  const integer = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const sign = value < 0 && scaled > 0 ? MINUS : '';
  return sign + integer + (whole ? '' : `,${digits.slice(-decimals)}`);
}
