import { methods } from '#shared/api/methods.ts';
import { collections, isCollectionName } from '#shared/content/collections.ts';

const NOTHING = [{ items: [], total: 0, count: 0, offset: 0, limit: 0 }, []];

/**
 * The body of an empty answer that still fits the contract: an empty list of a method or a collection.
 * Undefined if the contract has no empty answer (a single object).
 */
export function emptyAnswer(target: string): object | undefined {
  const [, name] = /^content:(.+)$/.exec(target) ?? [];
  if (name !== undefined) {
    if (!isCollectionName(name) || collections[name].kind === 'single') return undefined;
    return { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } };
  }
  const method = methods.find((candidate) => candidate.name.toLowerCase() === target.toLowerCase());
  const data = NOTHING.find((value) => method?.output.safeParse(value).success);
  return data && { data };
}
