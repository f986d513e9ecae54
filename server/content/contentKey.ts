import type { ContentFilters } from '../../shared/content/ContentSource.ts';
import type { Language } from '../../shared/locales.ts';

/** `collection|locale|question`: one key for one question, however its parts were ordered. Nothing of a visitor is in it. */
export function contentKey(
  name: string,
  locale: Language,
  filters: ContentFilters = {},
  rest: readonly unknown[] = [],
): string {
  const sorted = Object.entries(filters)
    .map(([field, operators]) => [field, Object.entries(operators).sort(([a], [b]) => (a < b ? -1 : 1))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const question = sorted.length === 0 && rest.length === 0 ? '' : JSON.stringify([sorted, ...rest]);
  return `${name}|${locale}|${question}`;
}
