import type { RequestContext } from '../http/requestContext.ts';

/**
 * Whether a page was drawn with a collection that could not be read: seconds later it would be another page, so no cache stores
 * this one (a start while the content service stumbles would show menus without entries for as long as pages are fresh).
 */
export function hasDefaults(trace: RequestContext['cache']): boolean {
  return trace.some(({ isDefault }) => isDefault);
}
