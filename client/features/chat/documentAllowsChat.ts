import { documentPath } from '#client/lib/documentPath.ts';
import { stripLocale } from '#shared/locales.ts';
import { allowsChat } from '#shared/support/allowsChat.ts';

/**
 * Whether a vendor's code may run on this page and under the content security policy of the document. A document loaded as a
 * game page still has its strict policy after navigation to other pages.
 */
export function documentAllowsChat(window: Pick<Window, 'performance' | 'location'>): boolean {
  return [documentPath(window), window.location.pathname].every((path) => allowsChat(stripLocale(path)));
}
