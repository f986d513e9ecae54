import { DAY_MS } from '#shared/constants.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import type { HistoryQuery } from './historyQuery.ts';
import { readDay } from './readDay.ts';

/** The range of days in Tashkent, both included (dd.mm.yyyy), and whether a moment (milliseconds) is within it. */
export function daysOf(
  { period, from, to }: Pick<HistoryQuery, 'period' | 'from' | 'to'>,
  now: number,
): { dates: { date_from?: string; date_to?: string }; isWithin: (time: number | null) => boolean } {
  const today = readDay(formatDate(now)) ?? now;
  const first = from !== null ? readDay(from) : period === null ? null : today - (Number(period) - 1) * DAY_MS;
  const last = to === null ? null : readDay(to);
  return {
    dates: {
      ...(first === null ? {} : { date_from: formatDate(first) }),
      ...(last === null ? {} : { date_to: formatDate(last) }),
    },
    isWithin: (time) => time === null || (time >= (first ?? 0) && time < (last ?? Infinity) + DAY_MS),
  };
}
