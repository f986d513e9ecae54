import { TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';
import { formatDate } from '#shared/domain/formatDate.ts';

const ADULT_YEARS = 18;

/** Latest birth date of an adult, `dd.mm.yyyy`, on the Tashkent day of `nowMs`. On 29 February: 28 February of a common year. */
export function latestAdultBirthDate(nowMs: number, years = ADULT_YEARS): string {
  const today = new Date(nowMs + TASHKENT_OFFSET_MINUTES * 60_000);
  const birthday = new Date(today);
  birthday.setUTCFullYear(today.getUTCFullYear() - years);
  if (birthday.getUTCMonth() !== today.getUTCMonth()) birthday.setUTCDate(0);
  return formatDate(birthday.getTime(), 0);
}
