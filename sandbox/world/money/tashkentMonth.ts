import { TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';
import { inMs } from '#shared/domain/inMs.ts';
import type { Span } from './tashkentSpan.ts';

const OFFSET = TASHKENT_OFFSET_MINUTES * 60;

/** The calendar month of a moment in Tashkent time. */
export function tashkentMonth(seconds: number): Pick<Span, 'start' | 'end'> {
  const local = new Date(inMs(seconds + OFFSET));
  const first = (shift: number) => Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + shift, 1) / 1000 - OFFSET;
  return { start: first(0), end: first(1) };
}
