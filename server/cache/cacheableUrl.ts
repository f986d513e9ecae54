import { carriedQuery } from '#shared/auth/carriedQuery.ts';
import { stripLocale } from '#shared/locales.ts';
import { normalizePath } from '#shared/redirects/normalizePath.ts';
import { hallSearch, parseHallQuery } from '#shared/url/hallQuery.ts';
import { canonicalPath } from './canonicalPath.ts';

const HALL = /^\/gamehall$/;
/** The games of a tournament are filtered only by provider. */
const TOURNAMENT_HALL = /^\/tournaments\/[^/]+\/gamehall$/;

/** Whether a URL shows what one visitor typed, or the result of their form: rendered for them and not cached (reliability A7). */
export function isForOne(url: string): boolean {
  const path = stripLocale(url);
  return url.includes('search=') || FORMS.test(path) || CONFIRMATION.test(path) || FORM_RESULT.test(path);
}

const FORMS = /^\/forms\//;
/** The link of an e-mail with its contact and code: never shared, with or without its parameters. */
const CONFIRMATION = /^\/confirmation(?:\?|$)/;
/** Pages with a form and other content: shared, unless they show one visitor the result of a form. */
const FORMS_BESIDE = /^\/(?:support|support\/ticket|unsubscribe|offers|loyalty\/shop)$/;
const FORM_RESULT = /^\/(?:support|support\/ticket|unsubscribe|offers|loyalty\/shop)\?/;
/** Query parameters of a form page after a submission without JavaScript; never typed values. carriedQuery adds those it passes on. */
const formKeys = ['error', 'field', 'wait', 'step', 'type', 'recovery'];
const formResultKeys = ['error', 'step', 'case', 'form'];

function formQuery(query: URLSearchParams, keys: readonly string[], carried: Record<string, string> = {}): string {
  const parts = keys.flatMap((key) => {
    const value = query.get(key);
    return value !== null && /^[\w.]{1,64}$/.test(value) ? [`${key}=${value}`] : [];
  });
  const all = [...parts, ...(Object.keys(carried).length > 0 ? [new URLSearchParams(carried).toString()] : [])];
  return all.length > 0 ? `?${all.join('&')}` : '';
}

/**
 * The URL as the render of a guest's page sees it: the canonical path and the query parameters that change the page (reliability D6).
 * All other parameters (tracking, popups, promo codes) are for the browser and must be invisible to the render too: a page must not
 * show what its key does not contain, or one visitor's parameter is served to the next.
 *
 * `/gamehall?utm_source=x&providers=b,a,b` -> `/gamehall?providers=a,b`
 */
export function cacheableUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = canonicalPath(normalizePath(mark === -1 ? url : url.slice(0, mark)));
  if (mark === -1) return path;
  const query = () => new URLSearchParams(url.slice(mark + 1));
  if (FORMS.test(stripLocale(path))) return path + formQuery(query(), formKeys, carriedQuery(query()));
  if (CONFIRMATION.test(stripLocale(path))) return path + url.slice(mark);
  if (FORMS_BESIDE.test(stripLocale(path))) return path + formQuery(query(), formResultKeys);
  if (HALL.test(stripLocale(path))) return path + hallSearch(parseHallQuery(query()));
  if (!TOURNAMENT_HALL.test(stripLocale(path))) return path;
  const { providers, page } = parseHallQuery(query());
  return path + hallSearch({ providers, page });
}
