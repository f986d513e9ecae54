import type * as z from 'zod/mini';
import { isRecord } from './isRecord.ts';
import { readingRules } from './readingRules.ts';
import { respell } from './respell.ts';

/** One place where an answer violates the contract. */
export interface Difference {
  /** `items[].description.title`, empty for the answer itself. Contains only names of the contract, so the number of paths is bounded. */
  path: string;
  expected: string;
  received: string;
}

/** The result of readAnswer: the output of the schema, or a failure. */
export type Reading<T> = { success: true; data: T } | { success: false };
type Report = (difference: Difference) => void;
type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
type Fields = Record<string, unknown>;

/** Marks an unreadable value; differs from every value of an answer. */
const misfit = Symbol('misfit');

/**
 * Reads an answer that violates the contract, as far as possible: PHP's spellings are accepted, unreadable items of lists are left
 * out, unreadable fields get the fallback of `readingRules`. Reports every difference once. Never throws; an unreadable answer is
 * `{success: false}`. Slower than the schema; call it only after the schema has refused the answer.
 */
export function readAnswer<T extends z.ZodMiniType>(schema: T, value: unknown, report: Report): Reading<z.output<T>> {
  const data = read(schema, value, '', report);
  return data === misfit ? { success: false } : { success: true, data: data as z.output<T> };
}

function read(schema: Schema, value: unknown, path: string, report: Report): unknown {
  const strict = (schema as z.ZodMiniType).safeParse(value);
  if (strict.success) return strict.data;
  const refused = readRefused(schema, value, path, report);
  const rule = readingRules.get(schema);
  return refused === misfit && rule && 'fallback' in rule ? structuredClone(rule.fallback) : refused;
}

/** Reads a value that its schema has refused. */
function readRefused(schema: Schema, value: unknown, path: string, report: Report): unknown {
  const def = defOf(schema);
  const { isTime = false, isExact = false } = readingRules.get(schema) ?? {};
  const differs = () => report({ path, expected: expectedOf(schema), received: receivedOf(def, value) });
  switch (def.type) {
    case 'optional':
    case 'nullable': {
      const absent = def.type === 'optional' ? undefined : null;
      if (value !== undefined && value !== null) {
        const inner = read(def.innerType, value, path, report);
        return inner === misfit && !isExact ? absent : inner;
      }
      differs();
      return isExact && value === undefined ? misfit : absent;
    }
    case 'object': {
      const fields = fieldsOf(def.shape, value);
      // None of the fields is known: the defaults of all fields would otherwise pass for an answer and be cached.
      const isForeign = path === '' && fields && hasNoneOf(def.shape, fields);
      if (!fields || isForeign || fields !== value) differs();
      return fields && !isForeign ? readFields(def, fields, path, report) : misfit;
    }
    case 'array': {
      const items = itemsOf(value);
      if (items !== value) differs();
      const readings = items?.map((item) => read(def.element, item, `${path}[]`, report)).filter(isRead) ?? [];
      // A list that is summed must be complete.
      if (isExact && (value === undefined || value === null || readings.length !== items?.length)) return misfit;
      // A list without any readable item is not an empty list: the visitor would see that there are no games.
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
      return best ? best.spelling : misfit;
    }
    case 'pipe': {
      // The answer of a command; PHP may write `true`.
      const piped = read(def.in, value === true ? 1 : value, path, report);
      return isRead(piped) ? (schema as z.ZodMiniType).parse(piped) : misfit;
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
    const field = read(schema, fields[key], below(path, key), report);
    delete result[key];
    if (!isRead(field)) unread.push(key);
    else if (field !== undefined) result[key] = field;
  }
  for (const key of unread) {
    const schema = shape[key] as Schema;
    const beside = result[readingRules.get(schema)?.fallbackField ?? ''];
    const spelled = typeof beside === 'number' ? (respell(defOf(schema), beside, false) ?? beside) : beside;
    if (spelled === undefined) return misfit;
    result[key] = spelled;
  }
  return result;
}

function hasNoneOf(shape: object, fields: Fields): boolean {
  const given = Object.keys(fields);
  return given.length > 0 && !given.some((key) => Object.hasOwn(shape, key));
}

/** The fields of an object. PHP writes an empty object as an empty list; a list may arrive without the `items` wrapper. */
function fieldsOf(shape: object, value: unknown): Fields | undefined {
  if (!Array.isArray(value)) return isRecord(value) ? value : undefined;
  if (value.length === 0) return {};
  return 'items' in shape ? { items: value } : undefined;
}

/** The items of a list. PHP writes a list with gaps as an object and an empty one as null; a list may arrive as `{items}`. */
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
      return { spelling: read(option, value, path, (one) => void differences.push(one)), differences };
    })
    .filter(({ spelling }) => isRead(spelling))
    .toSorted((one, other) => one.differences.length - other.differences.length)[0];
}

function isRead(value: unknown): boolean {
  return value !== misfit;
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

/** Describes a received value. Only an unknown enum value is quoted; other texts may be personal data. */
function receivedOf(def: Def, value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (def.type === 'enum' && typeof value === 'string' && /^[\w-]{1,32}$/.test(value)) return `"${value}"`;
  const kind = Array.isArray(value) ? 'list' : typeof value;
  return kind === def.type ? `${kind} out of range` : kind;
}
