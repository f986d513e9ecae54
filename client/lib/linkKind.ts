import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';

export type LinkKind = 'internal' | 'external' | 'forbidden';

/** Classifies an address of the content service; `//host`, `/\host`, `javascript:` and the like are forbidden. */
export function linkKind(url: string): LinkKind {
  // Browsers strip tabs and newlines of an address; this strips everything up to the space.
  const address = url.replaceAll(/[^!-\u{10FFFF}]/gu, '');
  if (address.startsWith('#') || isSafeReturnPath(address)) return 'internal';
  return /^(?:https?:\/\/|mailto:|tel:|tg:)/i.test(address) ? 'external' : 'forbidden';
}
