import { localeOf, stripLocale } from '../locales.ts';
import { normalizePath } from './normalizePath.ts';
import type { Place } from './resolveRedirect.ts';

/** Longer ways count as circles: rules of two sources may lengthen an address for ever without meeting an old one. */
const maxHops = 10;

/**
 * The way of one visitor through redirects of several sources, an address at a time. Takes a location and returns the place
 * of the site it names, undefined for another site, or null where the visitor has been before. `origin`: of this site.
 */
export function createChain(from: Place, origin: string): (location: string) => Place | undefined | null {
  const seen = new Set([keyOf(from)]);
  return (location) => {
    const place = placeOf(location, origin);
    if (!place) return undefined;
    const key = keyOf(place);
    if (seen.has(key) || seen.size > maxHops) return null;
    seen.add(key);
    return place;
  };
}

/** Whether a location names the very address that it is given for. */
export function leadsTo(location: string, { path, locale }: Place, origin: string): boolean {
  const place = placeOf(location, origin);
  return place?.locale === locale && normalizePath(place.path) === normalizePath(path);
}

function placeOf(location: string, origin: string): Place | undefined {
  const { pathname, search, origin: theirs } = new URL(location, origin);
  if (theirs !== origin) return undefined;
  return { path: stripLocale(pathname), locale: localeOf(pathname), search };
}

/** The home is one place in all languages: the visitor's own language redirects between them. */
function keyOf({ path, locale }: Place): string {
  const spelled = normalizePath(path);
  return spelled === '/' ? spelled : `${locale}${spelled}`;
}
