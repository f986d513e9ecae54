import { TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';

const OFFSET = TASHKENT_OFFSET_MINUTES * 60;
const DAY = 86_400;
/** The first Monday of Unix time was its fifth day. */
const FIRST_MONDAY = 4 * DAY;

/** From `start` to `end` (exclusive), Unix seconds. `index` counts the spans of its kind. */
export interface Span {
  index: number;
  start: number;
  end: number;
}

/** The day or week (from Monday) of a moment in Tashkent time; `shift` counts spans from it. */
export function tashkentSpan(kind: 'day' | 'week', seconds: number, shift = 0): Span {
  const [length, zero] = kind === 'day' ? [DAY, -OFFSET] : [7 * DAY, FIRST_MONDAY - OFFSET];
  const index = Math.floor((seconds - zero) / length) + shift;
  const start = zero + index * length;
  return { index, start, end: start + length };
}
