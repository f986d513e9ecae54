import { type CollectionName, collections } from '#shared/content/collections.ts';
import { ContentError } from './ContentError.ts';

const OWN = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'];

/** Refuses a query that names an attribute the collection does not have. */
export type AssertKey = (key: string) => void;

export function createAssertKey(name: CollectionName): AssertKey {
  const keys = new Set([...OWN, ...Object.keys(collections[name].schema.shape)]);
  return (key) => {
    if (!keys.has(key)) {
      throw new ContentError(400, 'ValidationError', `Invalid key ${key}`, { key, path: key, source: 'query' });
    }
  };
}
