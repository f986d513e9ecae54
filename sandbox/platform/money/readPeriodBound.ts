import { parseDate } from '#shared/domain/parseDate.ts';
import { toMs } from '#shared/domain/toMs.ts';

/** Parses a bound of a period, dd.mm.yyyy, ISO or a time stamp, to Unix seconds; undefined if invalid. */
export function readPeriodBound(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const ms = parseDate(text) ?? toMs(text);
  return ms === null ? undefined : Math.floor(ms / 1000);
}
