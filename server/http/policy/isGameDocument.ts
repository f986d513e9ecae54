import { stripLocale } from '#shared/locales.ts';

// Matches the raw path: no escape, no dot segment, no empty segment (reliability F6).
const GRAMMAR = /^\/platform\/game(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;
const EMBEDDED = /[?&]embed=1(?:&|$)/;

/**
 * Whether an address is the document inside a game's frame: `/platform/game/...?embed=1` is served by the platform; the same path without
 * the flag is a page of the site. `url`: the raw path and query.
 */
export function isGameDocument(url: string): boolean {
  if (!EMBEDDED.test(url)) return false;
  return GRAMMAR.test(stripLocale(url.slice(0, url.indexOf('?'))));
}
