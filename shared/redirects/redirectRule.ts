import { isLocale } from '#shared/locales.ts';
import { normalizePath } from './normalizePath.ts';
import { type RedirectStatus, redirectStatuses } from './redirectStatuses.ts';

/** Redirects a path, in which `*` matches any text, to another path of this site or to another site. */
export interface RedirectRule {
  /** Path without the language prefix. */
  readonly from: string;
  /** `/path` of this site or `https://...`; its stars are filled with the matches of the stars of `from`, left to right. */
  readonly to: string;
  readonly status: RedirectStatus;
}

function isRedirectStatus(value: unknown): value is RedirectStatus {
  return (redirectStatuses as readonly unknown[]).includes(value);
}

/** An example of the paths that a rule matches, for following the rule when it is loaded. */
export function exampleOf({ from }: RedirectRule): string {
  return from.replaceAll('*', 'x');
}

// Browsers drop tabs and line breaks inside an address and read a backslash as a slash, so all of them are refused.
const CONTROLS = /[\s\p{Cc}\\]/u;

/**
 * Validates and normalizes a rule; returns the rule, or an English sentence that says what is wrong. The host of another site must not
 * contain a star, because a visitor could then choose the host.
 */
export function redirectRule(from: string, to: string, status: unknown = 301): RedirectRule | string {
  if (!from.startsWith('/') || from.startsWith('//') || /[?#]/.test(from) || CONTROLS.test(from))
    return `"${from}" is not a path: it begins with one slash and has no query, hash, space or backslash`;
  if (isLocale(from.split('/', 2)[1])) return `"${from}" begins with a language: write the path without it`;
  if (!isRedirectStatus(status)) return `${JSON.stringify(status)} is not one of ${redirectStatuses.join(', ')}`;
  if (CONTROLS.test(to)) return `"${to}" holds a space, a control character or a backslash`;
  const inside = to.startsWith('/') && !to.startsWith('//');
  if (!inside) {
    const [host] = /^https?:\/\/[^/?#]+/i.exec(to) ?? [];
    if (host === undefined || host.includes('*') || host.includes('@') || !URL.canParse(to))
      return `"${to}" is neither a path that begins with one slash nor an address like https://example.uz/path`;
  }
  const stars = (text: string) => text.split('*').length - 1;
  if (stars(to) > stars(from)) return `"${to}" has more stars than "${from}"`;
  return { from: normalizePath(from), to, status };
}
