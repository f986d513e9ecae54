import { visibleText } from '#shared/domain/visibleText.ts';

/**
 * Normalizes a typed or pasted e-mail: without invisible characters (visibleText), the `mailto:` of a copied link with its query, and the
 * name and angle brackets of an address book. Does not check it.
 */
export function emailText(typed: string): string {
  const text = visibleText(typed);
  const [, bracketed] = /<([^<>]*@[^<>]*)>$/.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  return /^mailto:/i.test(address) ? address.slice('mailto:'.length).replace(/\?.*$/, '').trim() : address;
}
