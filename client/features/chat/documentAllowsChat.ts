import { stripLocale } from '../../../shared/locales.ts';
import { allowsChat } from '../../../shared/support/allowsChat.ts';
import { documentPath } from '../../lib/documentPath.ts';

/**
 * Whether a vendor's code may run here: on this page, and under the content policy that the document came with. A document that
 * was a game when it was loaded keeps its strict policy on the pages that follow it.
 */
export function documentAllowsChat(window: Pick<Window, 'performance' | 'location'>): boolean {
  return [documentPath(window), window.location.pathname].every((path) => allowsChat(stripLocale(path)));
}
