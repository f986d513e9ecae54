import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { normalizePath } from './normalizePath.ts';
import { mergeSearch } from './resolveRedirect.ts';

const DEFAULT_PREFIX = new RegExp(`^/${DEFAULT_LOCALE}((?:/.*)?)$`, 'i');

/** An address and whether a guest requests it. */
export interface StructuralPlace {
  /** Without the language. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly isGuest: boolean;
}

/**
 * Redirects aliases of pages (A-21, A-32, A-33, A-34). Returns the target without locale, with its query, or undefined. All are
 * temporary (302), because the targets may change.
 */
export function structuralRedirect({ path, search, isGuest }: StructuralPlace): string | undefined {
  const spelled = normalizePath(path);
  const place = spelled.toLowerCase(); // the router is case-insensitive
  // The default language has no prefix; people type one, since the other language has it.
  const unprefixed = DEFAULT_PREFIX.exec(spelled)?.[1];
  if (unprefixed !== undefined) return `/${unprefixed.replace(/^\/+/, '')}${search}`;
  const hall = /^\/gamehall\/([^/]+)$/i.exec(spelled)?.[1];
  if (hall !== undefined)
    return `/gamehall${mergeSearch(`?category=${hall.replaceAll('+', '%2B').replaceAll('&', '%26')}`, search)}`;
  if (place === '/cashier' || place === '/cashier/billing') return `/cashier/deposit${search}`;
  const billed = /^\/cashier\/billing(\/deposit(?:\/.*)?)$/.exec(place)?.[1];
  if (billed !== undefined) return `/cashier${billed}${search}`;
  if (place === '/profile/bets') return `/profile/bets/history${search}`;
  if (isGuest) return undefined;
  if (/^\/responsible-game(?:\/|$)/.test(place)) return `/profile/responsible-game${search}`;
  if (/^\/bets(?:\/|$)/.test(place)) return `/profile/bets/history${search}`;
  return undefined;
}
