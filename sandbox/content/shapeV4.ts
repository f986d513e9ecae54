import type { ContentEntry, Fields } from './createEntries.ts';
import { isMedia } from './media.ts';

function wrap({ id, ...attributes }: Fields): { id: unknown; attributes: Fields } {
  delete attributes.documentId;
  return { id, attributes };
}

function shapeValue(value: unknown): unknown {
  if (isMedia(value)) return { data: wrap({ ...value }) };
  if (Array.isArray(value)) return value.map(shapeValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeValue(item)]));
}

/** The record in the shape of version 4: `{id, attributes}`, with media and relations under `data`. */
export function shapeV4(entry: ContentEntry, relations: readonly string[]) {
  const { id, attributes } = wrap(entry);
  const shaped = Object.entries(attributes).map(([key, value]) => [
    key,
    relations.includes(key) ? { data: (value as Fields[]).map(wrap) } : shapeValue(value),
  ]);
  return { id, attributes: Object.fromEntries(shaped) as Fields };
}
