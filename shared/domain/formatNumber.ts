import { NUMBER_DECIMALS } from '#shared/constants.ts';
import { roundScaled } from './money/roundScaled.ts';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/**
 * Formats a number for Uzbek and Russian: `1 234 567,50` with no-break spaces and U+2212 for minus. Whole numbers have no
 * decimals, others two, rounded half up; NaN and infinities are `—`. Not Intl, because Chromium's data for `uz` is incomplete.
 *
 * `digits`: the number is a sum, with the decimal places of its currency. It has two or, if it needs them, up to so many; the rest is cut
 * off, because a page must not show more than there is.
 */
export function formatNumber(value: number, digits?: number): string {
  if (!Number.isFinite(value)) return '—';
  const decimals = Number.isInteger(value) ? 0 : (digits ?? NUMBER_DECIMALS);
  // 15 digits: the sum of 0.7 and 0.1 is 0.7999999999999999.
  const exact = digits ? Number(value.toPrecision(15)) : value;
  const scaled = Math.abs(roundScaled(exact, decimals, digits ? Math.trunc : Math.round));
  const written = BigInt(scaled)
    .toString()
    .padStart(decimals + 1, '0');
  const mark = written.length - decimals;
  const integer = written.slice(0, mark).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const fraction = written.slice(mark).replace(/^(\d\d\d*?)0+$/, '$1');
  const sign = value < 0 && scaled > 0 ? MINUS : '';
  return sign + integer + (fraction && `,${fraction}`);
}
