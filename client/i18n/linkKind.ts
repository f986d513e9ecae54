import { isSafeReturnPath } from '../../shared/url/isSafeReturnPath.ts';

export type LinkKind = 'internal' | 'external' | 'forbidden';

/** What may be done with an address from the content service: `//host`, `/\host`, `javascript:` and the like are never followed. */
export function linkKind(url: string): LinkKind {
  // Browsers drop tabs and newlines of an address before they read it; here goes all up to the space.
  const address = url.replaceAll(/[^!-\u{10FFFF}]/gu, '');
  if (address.startsWith('#') || isSafeReturnPath(address)) return 'internal';
  return /^(?:https?:\/\/|mailto:|tel:|tg:)/i.test(address) ? 'external' : 'forbidden';
}
