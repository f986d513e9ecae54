import { isFull } from '#tests/support/isFull.ts';
import type { PublicPage } from './publicPages.ts';

/** The first page of each kind; all pages in the full run. */
export function oneOfEachKind(pages: readonly PublicPage[]): PublicPage[] {
  if (isFull) return [...pages];
  return [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);
}
