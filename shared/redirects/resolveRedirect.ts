import { DEFAULT_LOCALE, type Language, localeOf, stripLocale, withLocale } from '#shared/locales.ts';
import { normalizePath } from './normalizePath.ts';
import type { RedirectIndex } from './redirectIndex.ts';
import type { RedirectStatus } from './redirectStatuses.ts';

/** The parts of an address: `path` without the language, `search` with its `?` or empty, `hash` with its `#` or empty. */
export interface AddressParts {
  readonly path: string;
  readonly search: string;
  readonly hash?: string;
  readonly locale: Language;
}

/** A redirect to send: a safe location and its status. */
export interface ResolvedRedirect {
  readonly location: string;
  readonly status: RedirectStatus;
}

const MAX_HOPS = 5;

/**
 * The redirect of an address by the rules, all hops in one step; undefined: none, a loop, or to itself. The query of the request
 * is merged (keys of the target take precedence); the hash is preserved unless the target has one.
 */
export function resolveRedirect(index: RedirectIndex, place: AddressParts): ResolvedRedirect | undefined {
  let { path } = place;
  let redirect: { to: string; status: RedirectStatus } | undefined;
  let search = place.search;
  let hash = place.hash ?? '';
  const seen = new Set([normalizePath(path)]);
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const match = index.match(path);
    if (!match) break;
    const target = splitTarget(match.to);
    const next = normalizePath(stripLocale(target.path));
    if (target.origin === '' && next === normalizePath(path)) break;
    // One temporary hop makes the whole chain temporary.
    const status = redirect && redirect.status !== match.rule.status ? 302 : match.rule.status;
    search = mergeSearch(target.search, search);
    hash = target.hash || hash;
    const prefixed =
      target.origin !== '' || localeOf(target.path) === place.locale || localeOf(target.path) !== DEFAULT_LOCALE;
    redirect = { to: target.origin + (prefixed ? target.path : withLocale(target.path, place.locale)), status };
    if (target.origin !== '') break;
    if (seen.has(next)) return undefined;
    seen.add(next);
    path = stripLocale(target.path);
    if (hop === MAX_HOPS - 1 && index.match(path)) return undefined;
  }
  return redirect && { location: safeLocation(redirect.to + search + hash), status: redirect.status };
}

/** Appends the query of the request to the target's; keys of the target take precedence. Both with their `?` or empty. */
export function mergeSearch(target: string, request: string): string {
  if (request.length <= 1) return target;
  const named = new Set(new URLSearchParams(target).keys());
  const passed = request
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !named.has([...new URLSearchParams(pair).keys()][0] ?? ''));
  const all = [target.slice(1), ...passed].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
}

/** Makes a location safe for a header: no controls (RFC 9110 5.5), ASCII only, no leading double slash, which would name a host. */
export function safeLocation(location: string): string {
  const clean = location
    .toWellFormed()
    .replace(/[\p{Cc} ]/gu, '')
    .replace(/[^\u0021-\u007e]+/g, encodeURIComponent);
  return /^[/\\]/.test(clean) ? clean.replace(/^[/\\]+/, '/') : clean;
}

function splitTarget(to: string): { origin: string; path: string; search: string; hash: string } {
  const [, origin = '', path = '', search = '', hash = ''] =
    /^(https?:\/\/[^/?#]+)?([^?#]*)(\?[^#]*)?(#.*)?$/is.exec(to) ?? [];
  return { origin, path, search: search === '?' ? '' : search, hash };
}
