import type * as z from 'zod/mini';
import { readingRules } from './readingRules.ts';
import { respell } from './respell.ts';

/** Where an answer is not what the contract promises. */
export interface Difference {
  /** `items[].description.title`, empty for the answer itself. Names of the contract alone: there are few, whatever is answered. */
  path: string;
  expected: string;
  received: string;
}

export type Reading<T> = { success: true; data: T } | { success: false };
type Report = (difference: Difference) => void;
type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
type Fields = Record<string, unknown>;

/** Stands where a value cannot be read; no value is this. */
const misfit = Symbol('misfit');

/**
 * Reads an answer that does not keep the contract as far as it can be read: PHP's spellings are understood, items of lists that
 * cannot be read are left out, fields get what `readingRules` has for them. Every difference is reported, once, where it is.
 * Slower than the schema, and needed only where the schema has refused.
 */
export function readAnswer<T extends z.ZodMiniType>(schema: T, value: unknown, report: Report): Reading<z.output<T>> {
  const data = read(schema, value, '', report);
  return data === misfit ? { success: false } : { success: true, data: data as z.output<T> };
}

function read(schema: Schema, value: unknown, path: string, report: Report): unknown {
  const strict = (schema as z.ZodMiniType).safeParse(value);
  if (strict.success) return strict.data;
  const found = readRefused(schema, value, path, report);
  const rule = readingRules.get(schema);
  return found === misfit && rule && 'fallback' in rule ? structuredClone(rule.fallback) : found;
}

/** A value its schema has refused. */
function readRefused(schema: Schema, value: unknown, path: string, report: Report): unknown {
  const def = defOf(schema);
  const { isTime = false, isExact = false } = readingRules.get(schema) ?? {};
  const differs = () => report({ path, expected: expectedOf(schema), received: receivedOf(def, value) });
  switch (def.type) {
    case 'optional':
    case 'nullable': {
      const absent = def.type === 'optional' ? undefined : null;
      if (value !== undefined && value !== null) {
        const found = read(def.innerType, value, path, report);
        return found === misfit && !isExact ? absent : found;
      }
      differs();
      return isExact && value === undefined ? misfit : absent;
    }
    case 'object': {
      const fields = fieldsOf(def.shape, value);
      // Of another method, or of none: defaults in all its fields would pass for an answer, and be cached as one.
      const isForeign = path === '' && fields && hasNoneOf(def.shape, fields);
      if (!fields || isForeign || fields !== value) differs();
      return fields && !isForeign ? readFields(def, fields, path, report) : misfit;
    }
    case 'array': {
      const items = itemsOf(value);
      if (items !== value) differs();
      const readings = items?.map((item) => read(def.element, item, `${path}[]`, report)).filter(isRead) ?? [];
      // A list that is added up is whole or nothing.
      if (isExact && (value === undefined || value === null || readings.length !== items?.length)) return misfit;
      // A list of which nothing can be read is not an empty one: somebody would be told that there are no games.
      return !items || (items.length > 1 && readings.length === 0) ? misfit : readings;
    }
    case 'record': {
      const fields = fieldsOf({}, value ?? []);
      if (fields !== value) differs();
      if (!fields) return misfit;
      const readings = Object.entries(fields).map(([key, field]) => [
        key,
        read(def.valueType, field, below(path, '*'), report),
      ]);
      return Object.fromEntries(readings.filter(([, field]) => isRead(field))) as Fields;
    }
    case 'union': {
      const best = bestOf(def.options, value, path);
      if (!best) differs();
      for (const difference of best?.differences ?? []) report(difference);
      return best ? best.found : misfit;
    }
    case 'pipe': {
      // What a command answers; PHP says it in a word.
      const found = read(def.in, value === true ? 1 : value, path, report);
      return isRead(found) ? (schema as z.ZodMiniType).parse(found) : misfit;
    }
    default: {
      differs();
      const respelt = respell(def, value, isTime);
      return (schema as z.ZodMiniType).safeParse(respelt).success ? respelt : misfit;
    }
  }
}

function readFields({ shape, catchall }: z.core.$ZodObjectDef, fields: Fields, path: string, report: Report): unknown {
  const result: Fields = catchall ? { ...fields } : {};
  const unread: string[] = [];
  for (const [key, schema] of Object.entries(shape)) {
    const found = read(schema, fields[key], below(path, key), report);
    delete result[key];
    if (!isRead(found)) unread.push(key);
    else if (found !== undefined) result[key] = found;
  }
  for (const key of unread) {
    const schema = shape[key] as Schema;
    const beside = result[readingRules.get(schema)?.fallbackField ?? ''];
    const found = typeof beside === 'number' ? (respell(defOf(schema), beside, false) ?? beside) : beside;
    if (found === undefined) return misfit;
    result[key] = found;
  }
  return result;
}

function hasNoneOf(shape: object, fields: Fields): boolean {
  const given = Object.keys(fields);
  return given.length > 0 && !given.some((key) => Object.hasOwn(shape, key));
}

/** PHP writes an empty object as an empty list; a list may come without what is around it. */
function fieldsOf(shape: object, value: unknown): Fields | undefined {
  if (!Array.isArray(value)) return isRecord(value) ? value : undefined;
  if (value.length === 0) return {};
  return 'items' in shape ? { items: value } : undefined;
}

/** PHP writes a list with gaps as an object, and one with nothing as null; a list may come as a page of a list. */
function itemsOf(value: unknown): unknown[] | undefined {
  if (value === undefined || value === null) return [];
  if (!isRecord(value)) return Array.isArray(value) ? value : undefined;
  if (Array.isArray(value['items'])) return value['items'];
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

function bestOf(options: readonly Schema[], value: unknown, path: string) {
  return options
    .map((option) => {
      const differences: Difference[] = [];
      return { found: read(option, value, path, (one) => void differences.push(one)), differences };
    })
    .filter(({ found }) => isRead(found))
    .toSorted((one, other) => one.differences.length - other.differences.length)[0];
}

function isRead(value: unknown): boolean {
  return value !== misfit;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function defOf(schema: Schema): Def {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function expectedOf(schema: Schema): string {
  const def = defOf(schema);
  if (readingRules.get(schema)?.isTime) return 'time';
  if (def.type === 'enum') return `one of ${Object.values(def.entries).join(', ')}`;
  if (def.type === 'literal') return String(def.values[0]);
  if (def.type === 'union') return [...new Set(def.options.map(expectedOf))].join(' or ');
  if (def.type === 'optional' || def.type === 'nullable') return expectedOf(def.innerType);
  return def.type === 'array' ? 'list' : def.type;
}

/** An unknown word of an enumeration is worth naming; a text may be anybody's name. */
function receivedOf(def: Def, value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (def.type === 'enum' && typeof value === 'string' && /^[\w-]{1,32}$/.test(value)) return `"${value}"`;
  const kind = Array.isArray(value) ? 'list' : typeof value;
  return kind === def.type ? `${kind} out of range` : kind;
}
