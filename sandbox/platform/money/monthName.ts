import { TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';
import { inMs } from '#shared/domain/inMs.ts';

/** The month of Unix seconds in Tashkent, `yyyy-mm`. */
export const monthName = (seconds: number): string =>
  new Date(inMs(seconds + TASHKENT_OFFSET_MINUTES * 60)).toISOString().slice(0, 7);
