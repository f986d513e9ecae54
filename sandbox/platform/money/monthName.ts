import { TASHKENT_OFFSET_MINUTES } from '../../../shared/constants.ts';

/** `yyyy-mm` of a moment in Unix seconds, by the clocks of Tashkent. */
export const monthName = (seconds: number): string =>
  new Date((seconds + TASHKENT_OFFSET_MINUTES * 60) * 1000).toISOString().slice(0, 7);
