import type { LoadedDocument } from '#client/app/document/LoadedDocument.ts';
import type { RenderedFacts } from '#server/cache/cacheability.ts';
import type { RequestContext } from '#server/http/requestContext.ts';

/**
 * The facts of a render that decide whether its page is cached. `readings`: the page's cache reads; when one of them used the built-in
 * default, the page would be different seconds later (while the content service fails at start, menus have no entries).
 */
export function renderedFacts(
  { isMaintenance, isUncacheable }: Pick<LoadedDocument, 'isMaintenance' | 'isUncacheable'>,
  readings: RequestContext['cache'],
  hasFallback: boolean,
): RenderedFacts {
  return { isMaintenance, isUncacheable, hasFallback, hasDefault: readings.some(({ isDefault }) => isDefault) };
}
