import type { ContentFilters } from '#shared/content/ContentSource.ts';
import type { Language } from '#shared/locales.ts';

/** Cache key `collection|locale|query`, independent of the order of filters. Contains nothing about a visitor. */
export function contentKey(
  name: string,
  locale: Language,
  filters: ContentFilters = {},
  rest: readonly unknown[] = [],
): string {
  const sorted = Object.entries(filters)
    .map(([field, operators]) => [field, Object.entries(operators).sort(([a], [b]) => (a < b ? -1 : 1))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const query = sorted.length === 0 && rest.length === 0 ? '' : JSON.stringify([sorted, ...rest]);
  return `${name}|${locale}|${query}`;
}
