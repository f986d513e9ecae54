import { carriedQuery } from '../../shared/auth/carriedQuery.ts';
import { hallSearch, parseHallQuery } from '../../shared/url/hallQuery.ts';
import { stripLocale } from '../../shared/locales.ts';
import { normalizePath } from '../../shared/redirects/normalizePath.ts';
import { canonicalPath } from './canonicalPath.ts';

const hall = /^\/gamehall$/;
/** The games of a tournament are filtered by their makers alone. */
const tournamentHall = /^\/tournaments\/[^/]+\/gamehall$/;

/** What one visitor typed, or what a form says to one visitor: rendered for them and not cached (reliability A7). */
export function isForOne(url: string): boolean {
  const path = stripLocale(url);
  return url.includes('search=') || forms.test(path) || confirmation.test(path) || told.test(path);
}

const forms = /^\/forms\//;
/** The link of an e-mail with its contact and code: never everyone's, with or without them. */
const confirmation = /^\/confirmation(?:\?|$)/;
/** Pages with a form besides other things: everyone's, until they tell one visitor what came of a form. */
const formsBeside = /^\/(?:support|unsubscribe|offers|loyalty\/shop)$/;
const told = /^\/(?:support|unsubscribe|offers|loyalty\/shop)\?/;
/** What the form pages are told when they are shown again without JavaScript; never what was typed. Beside these what they hand on (carriedQuery). */
const formKeys = ['error', 'field', 'wait', 'step', 'type'];
const toldKeys = ['error', 'step', 'case', 'form'];

/** Whether the path is in the one spelling that a page is cached under. */
export function isCanonical(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return cacheableUrl(path) === path;
}

function formQuery(query: URLSearchParams, keys: readonly string[], carried: Record<string, string> = {}): string {
  const parts = keys.flatMap((key) => {
    const value = query.get(key);
    return value !== null && /^[\w.]{1,64}$/.test(value) ? [`${key}=${value}`] : [];
  });
  const all = [...parts, ...(Object.keys(carried).length > 0 ? [new URLSearchParams(carried).toString()] : [])];
  return all.length > 0 ? `?${all.join('&')}` : '';
}

/**
 * The address as a guest's page sees it: the path and the few query parameters that change the page (reliability D6).
 * Everything else is the browser's business (tracking, popups, promo codes) and must be invisible to the render too:
 * what the key does not hold, the page must not show, or one visitor's parameter is served to the next.
 *
 * `/gamehall?utm_source=x&providers=b,a,b` -> `/gamehall?providers=a,b`
 */
export function cacheableUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = canonicalPath(normalizePath(mark === -1 ? url : url.slice(0, mark)));
  if (mark === -1) return path;
  const query = () => new URLSearchParams(url.slice(mark + 1));
  if (forms.test(stripLocale(path))) return path + formQuery(query(), formKeys, carriedQuery(query()));
  if (confirmation.test(stripLocale(path))) return path + url.slice(mark);
  if (formsBeside.test(stripLocale(path))) return path + formQuery(query(), toldKeys);
  if (hall.test(stripLocale(path))) return path + hallSearch(parseHallQuery(query()));
  if (!tournamentHall.test(stripLocale(path))) return path;
  const { providers, page } = parseHallQuery(query());
  return path + hallSearch({ providers, page });
}
