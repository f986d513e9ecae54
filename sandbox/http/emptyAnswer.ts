import { methods } from '../../shared/api/methods.ts';
import { collections, isCollectionName } from '../../shared/content/collections.ts';

const NOTHING = [{ items: [], total: 0, count: 0, offset: 0, limit: 0 }, []];

/**
 * The body of an answer with nothing in it that still keeps the contract: an empty list of a method or a collection.
 * Undefined where the contract knows no empty answer (a single object is never nothing).
 */
export function emptyAnswer(target: string): object | undefined {
  const [, name] = /^content:(.+)$/.exec(target) ?? [];
  if (name !== undefined) {
    if (!isCollectionName(name) || collections[name].kind === 'single') return undefined;
    return { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } };
  }
  const method = methods.find((known) => known.name.toLowerCase() === target.toLowerCase());
  const data = NOTHING.find((value) => method?.output.safeParse(value).success);
  return data && { data };
}
