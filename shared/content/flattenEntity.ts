type Json = unknown;
type JsonObject = Record<string, Json>;

/** Keys that could reach a prototype when the value is assigned later. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 24;

/**
 * Converts answers of Strapi 4 (`{id, attributes}`, relations in `{data}`) and Strapi 5 (`{id, documentId, ...}`) to one shape: a
 * record is an object with its fields beside its id; a relation is a record, a list of records or null. Below 24 levels, null.
 */
export function flattenEntity(value: Json, depth = 0): Json {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => flattenEntity(item, depth + 1));
  if (!isObject(value)) return value;
  if (isRelation(value)) return flattenEntity(value['data'], depth + 1);
  const { attributes, ...rest } = value;
  const fields = isEntity(value) ? { ...rest, ...(attributes as JsonObject) } : value;
  const entries = Object.entries(fields).filter(([key]) => !forbidden.has(key));
  return Object.fromEntries(entries.map(([key, field]) => [key, flattenEntity(field, depth + 1)]));
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

function isEntity(value: Json): value is JsonObject {
  return isObject(value) && 'id' in value && isObject(value['attributes']) && !Array.isArray(value['attributes']);
}

/** `{data: ...}` is a relation only around v4 records; a free JSON field may have a key named data as well. */
function isRelation(value: JsonObject): boolean {
  if (!('data' in value) || Object.keys(value).some((key) => key !== 'data' && key !== 'meta')) return false;
  const { data } = value;
  return data === null || isEntity(data) || (Array.isArray(data) && data.every(isEntity));
}
