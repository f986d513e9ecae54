import { type CollectionName, collections } from '#shared/content/collections.ts';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { checkedCollection, checkedRecord } from './checkedCollection.ts';
import type { ContentAnswer, ContentClient, ContentQuery } from './contentClient.ts';
import { type RewriteContent, rewritten } from './rewritten.ts';

/** A query of a collection; relations and sorting are taken from the collection's definition. */
export interface CollectionQuestion extends Omit<ContentQuery, 'populate' | 'sort'> {
  /** Reads the default language when this one is empty, also for a collection without `fallbackLocale`. */
  fallback?: boolean;
}

/**
 * Resolves to parsed records in the shape of the collection, the same for the loaders of the server and for browsers. Rejects with
 * ContentError for an answer that does not fit the collection, or without an answer.
 */
export type ReadCollection = (
  name: CollectionName,
  question: CollectionQuestion,
  signal: AbortSignal,
) => Promise<ContentAnswer>;

/** Creates the reader of collections for the server's loaders and for browsers. It does not cache; its callers do. */
export function createCollectionReader(client: Pick<ContentClient, 'find'>, rewrite?: RewriteContent): ReadCollection {
  return async (name, { fallback = false, ...question }, signal) => {
    const { path, populate, fallbackLocale } = collections[name];
    const find = (locale: typeof question.locale) => client.find(path, { ...question, locale, populate }, signal);
    let answer = await find(question.locale);
    const isWide = fallback || fallbackLocale;
    if (isWide && question.locale !== DEFAULT_LOCALE && isEmpty(answer.data)) answer = await find(DEFAULT_LOCALE);
    const { data } = answer;
    const checked = question.id === undefined ? checkedCollection(name, data) : checkedRecord(name, data);
    return { ...answer, data: rewritten(rewrite, name, { value: checked, locale: question.locale }) };
  };
}

function isEmpty(data: unknown): boolean {
  return data === null || (Array.isArray(data) && data.length === 0);
}
