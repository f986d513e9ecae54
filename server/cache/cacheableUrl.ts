import { type PageRule, pageRules } from '#config/pageRules.ts';
import { carriedQuery } from '#shared/auth/carriedQuery.ts';
import { stripLocale } from '#shared/locales.ts';
import { normalizePath } from '#shared/redirects/normalizePath.ts';
import { hallSearch, parseHallQuery } from '#shared/url/hallQuery.ts';
import { isFormPath } from '#shared/url/isFormPath.ts';
import { canonicalPath } from './canonicalPath.ts';

type Rule = Pick<PageRule, 'query' | 'isForOne'>;

const USUAL: Rule = { query: 'none', isForOne: 'never' };
/** Of every address below that of forms, also of those without a page. */
const FORM: Rule = { query: 'form', isForOne: 'always' };
const UNUSUAL = [...pageRules.values()]
  .filter(({ query, isForOne }) => query !== USUAL.query || isForOne !== USUAL.isForOne)
  .map((rule) => ({ rule, shape: new RegExp(`^${rule.pattern.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** The rule of a path without its language. */
function ruleOf(path: string): Rule {
  if (isFormPath(path)) return FORM;
  return UNUSUAL.find(({ shape }) => shape.test(path))?.rule ?? USUAL;
}

/** Whether a URL shows what one visitor typed, or the result of their form: rendered for them and not cached (reliability A7). */
export function isForOne(url: string): boolean {
  const [path = '', query] = stripLocale(url).split('?', 2);
  const rule = ruleOf(path);
  return url.includes('search=') || rule.isForOne === 'always' || (rule.isForOne === 'answered' && query !== undefined);
}

/** Query parameters of a form page after a submission without JavaScript; never typed values. carriedQuery adds those it passes on. */
const formKeys = ['error', 'field', 'wait', 'step', 'type', 'recovery', 'service'];
const formResultKeys = ['error', 'field', 'wait', 'step', 'case', 'form'];

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
  return path + SEARCHES[ruleOf(stripLocale(path)).query](url.slice(mark));
}

/** What the render may read of a query, by the rule of its page. */
const SEARCHES: Record<PageRule['query'], (search: string) => string> = {
  none: () => '',
  all: (search) => search,
  hall: (search) => hallSearch(parseHallQuery(new URLSearchParams(search))),
  tournamentHall(search) {
    const { providers, page } = parseHallQuery(new URLSearchParams(search));
    return hallSearch({ providers, page });
  },
  form(search) {
    const query = new URLSearchParams(search);
    return formQuery(query, formKeys, carriedQuery(query));
  },
  formBeside: (search) => formQuery(new URLSearchParams(search), formResultKeys),
};
