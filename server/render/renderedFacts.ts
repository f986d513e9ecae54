import type { LoadedDocument } from '../../client/entry.server.tsx';
import type { RenderedFacts } from '../cache/cacheability.ts';
import type { RequestContext } from '../http/requestContext.ts';

/**
 * What a render knows that decides whether its page is cached. `readings`: what the page has read; with the code's default in the
 * place of a collection it would be another page seconds later (a start while the content service stumbles shows menus without entries).
 */
export function renderedFacts(
  { isClosed, isUnusual }: Pick<LoadedDocument, 'isClosed' | 'isUnusual'>,
  readings: RequestContext['cache'],
  hasFallback: boolean,
): RenderedFacts {
  return { isClosed, isUnusual, hasFallback, hasDefault: readings.some(({ isDefault }) => isDefault) };
}
