import { stripLocale } from '../../../shared/locales.ts';
import { allowsChat } from '../../../shared/support/allowsChat.ts';

/**
 * Whether a vendor's code may run here: on this page, and under the content policy that the document came with. A document that
 * was a game when it was loaded keeps its strict policy on the pages that follow it.
 */
export function documentAllowsChat({ performance, location }: Pick<Window, 'performance' | 'location'>): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const first = loaded ? new URL(loaded.name, location.href).pathname : location.pathname;
  return [first, location.pathname].every((path) => allowsChat(stripLocale(path)));
}
