import { isFull } from '../isFull.ts';
import type { PublicPage } from './publicPages.ts';

/** The first page of every route pattern and every state; all of them in the full run. */
export function oneOfEachKind(pages: readonly PublicPage[]): PublicPage[] {
  if (isFull) return [...pages];
  return [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);
}
