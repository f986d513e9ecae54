import { VIRTUAL_LIST_MAX_ITEMS } from '#shared/constants.ts';
import { HALL_PAGE } from '#shared/url/hallQuery.ts';
import type { TileRange } from './TileRange.ts';

/** Pages that the server renders from the first game on: 96 tiles, as many as a fifth of its bound for any page allows. */
const WHOLE_PAGES = 4;

/**
 * The games of a page of a list. In the browser these are all games up to the page's last. A tile costs the server a tenth of a millisecond,
 * so it renders all only for the first pages of a `usual` list, which many visitors share by the cache; otherwise the games of this page
 * alone, with links to the pages beside it.
 */
export function tilesOfPage(page: number, isUsual: boolean): TileRange {
  const last = Math.min(page * HALL_PAGE, VIRTUAL_LIST_MAX_ITEMS);
  const isWhole = !import.meta.env.SSR || page === 1 || (isUsual && page <= WHOLE_PAGES);
  const offset = isWhole ? 0 : Math.min((page - 1) * HALL_PAGE, last);
  return { offset, limit: last - offset };
}
