import { TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';

/** The month of Unix seconds in Tashkent, `yyyy-mm`. */
export const monthName = (seconds: number): string =>
  new Date((seconds + TASHKENT_OFFSET_MINUTES * 60) * 1000).toISOString().slice(0, 7);
