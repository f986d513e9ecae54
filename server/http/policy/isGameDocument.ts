import { stripLocale } from '../../../shared/locales.ts';

// Raw and narrow: no escape, no dot segment, no empty segment (reliability F6).
const grammar = /^\/platform\/game(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;
const embedded = /[?&]embed=1(?:&|$)/;

/**
 * Whether an address names the document inside a game's frame, or what it asks for: `/platform/game/...?embed=1` is the platform's; the
 * same path without the flag is a page of the site. `url`: path and query as they were sent.
 */
export function isGameDocument(url: string): boolean {
  if (!embedded.test(url)) return false;
  return grammar.test(stripLocale(url.slice(0, url.indexOf('?'))));
}
