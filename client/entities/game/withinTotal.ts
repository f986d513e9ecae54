import { HALL_PAGE } from '#shared/url/hallQuery.ts';
import type { TileRange } from './TileRange.ts';

/** The range if the list has games there, else the last page of the list: an old link may name a page that it has no more. */
export function withinTotal(range: TileRange, total: number): TileRange {
  if (range.offset === 0 || range.offset < total) return range;
  return { offset: Math.max(0, Math.floor((total - 1) / HALL_PAGE) * HALL_PAGE), limit: HALL_PAGE };
}
