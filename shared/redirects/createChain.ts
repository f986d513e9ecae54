import { localeOf, stripLocale } from '#shared/locales.ts';
import { normalizePath } from './normalizePath.ts';
import type { AddressParts } from './resolveRedirect.ts';

/** Max hops; longer chains count as loops, because rules of two sources may lengthen an address without end or repetition. */
const MAX_HOPS = 10;

/**
 * Follows a redirect chain of one visitor across several sources. The returned function takes the next location and returns its place
 * on the site, undefined for another site, or null for a loop. `origin`: origin of this site.
 */
export function createChain(from: AddressParts, origin: string): (location: string) => AddressParts | undefined | null {
  const seen = new Set([keyOf(from)]);
  return (location) => {
    const place = placeOf(location, origin);
    if (!place) return undefined;
    const key = keyOf(place);
    if (seen.has(key) || seen.size > MAX_HOPS) return null;
    seen.add(key);
    return place;
  };
}

/** Whether a location is the address that it redirects. */
export function leadsTo(location: string, { path, locale }: AddressParts, origin: string): boolean {
  const place = placeOf(location, origin);
  return place?.locale === locale && normalizePath(place.path) === normalizePath(path);
}

function placeOf(location: string, origin: string): AddressParts | undefined {
  const { pathname, search, origin: theirs } = new URL(location, origin);
  if (theirs !== origin) return undefined;
  return { path: stripLocale(pathname), locale: localeOf(pathname), search };
}

/** Key of a place. Home has one key for all languages, because the visitor's language redirects between them. */
function keyOf({ path, locale }: AddressParts): string {
  const spelled = normalizePath(path);
  return spelled === '/' ? spelled : `${locale}${spelled}`;
}
