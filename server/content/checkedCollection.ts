import {
  type CollectionName,
  type CollectionValue,
  collections,
  parseCollection,
} from '#shared/content/collections.ts';
import { ContentError } from './contentClient.ts';

/**
 * Parses an answer by the schema of its collection. Single fields that do not fit get their defaults (parseCollection). Throws
 * ContentError for an answer of another kind, or a list of which no record fits.
 */
export function checkedCollection(name: CollectionName, data: unknown): unknown {
  const { kind, schema } = collections[name];
  const refuse = (problem: string) => new ContentError(`${name}: ${problem}`, 200);
  if (kind === 'single') {
    if (data === null) return defaultsOf(name);
    if (Array.isArray(data)) throw refuse('a list where one record belongs');
    if (!schema.safeParse(data).success) throw refuse('a record that does not fit its schema');
    return parseCollection(name, data);
  }
  if (data === null) return [];
  if (!Array.isArray(data)) throw refuse('one record where a list belongs');
  const records = parseCollection(name, data) as unknown[];
  if (records.length === 0 && data.length > 0) throw refuse('no record fits its schema');
  return records;
}

/** Parses one record by its schema, which also drops fields that are not meant to be public; null when there is none or it does not fit. */
export function checkedRecord(name: CollectionName, data: unknown): unknown {
  if (data === null || Array.isArray(data)) return null;
  const parsed: unknown = parseCollection(name, data);
  return Array.isArray(parsed) ? (parsed[0] ?? null) : parsed;
}

/** A copy of the code's default of a collection. */
export function defaultsOf<N extends CollectionName>(name: N): CollectionValue<N> {
  return structuredClone(collections[name].defaults) as CollectionValue<N>;
}
