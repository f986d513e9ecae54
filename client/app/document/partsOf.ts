import type { LoadedDocument } from './LoadedDocument.ts';

/** The values of a loaded page, those that are awaited later included. */
export function partsOf({ page }: Pick<LoadedDocument, 'page'>): unknown[] {
  return [page.root ?? {}, page.page].flatMap((data) => Object.values(data) as unknown[]);
}
