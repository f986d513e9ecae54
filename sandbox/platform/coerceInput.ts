import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Number() would also take `1e5` and `0x1F`: a sum in such a text is a mistake. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

function inner(schema: Schema): Schema {
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: Schema; in?: Schema } };
  if (def.innerType) return inner(def.innerType);
  return def.type === 'pipe' && def.in ? inner(def.in) : schema;
}

function acceptsNull(schema: Schema): boolean {
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: Schema } };
  return def.type === 'nullable' || def.type === 'null' || (def.innerType !== undefined && acceptsNull(def.innerType));
}

function fromText(schema: Schema, text: string): unknown {
  const { def } = inner(schema)._zod as unknown as {
    def: { type: string; options?: Schema[]; values?: unknown[]; element?: Schema };
  };
  switch (def.type) {
    case 'number':
      return PLAIN_NUMBER.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
    case 'array':
      return text === '' ? [] : text.split(',').map((part) => fromText(def.element as Schema, part));
    case 'object':
    case 'record':
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text;
      }
    case 'literal':
      return def.values?.find((value) => String(value) === text) ?? text;
    case 'union': {
      // A union that accepts strings keeps the text: ids are numbers or strings.
      const options = def.options ?? [];
      if (options.some((option) => (inner(option)._zod.def as { type: string }).type === 'string')) return text;
      const read = options.map((option) => fromText(option, text));
      return read.find((value) => value !== text) ?? text;
    }
    default:
      return text;
  }
}

/**
 * Converts text (query strings, form fields) to the types of the method's schema: numbers, booleans, comma lists,
 * JSON. A null for a field that is not nullable means an empty field and is left out. A value that cannot
 * be parsed stays unchanged, so that the schema refuses it.
 */
export function coerceInput(schema: Schema, values: Record<string, unknown>): Record<string, unknown> {
  const { def } = schema._zod as unknown as { def: { shape?: Record<string, Schema> } };
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    // A visitor may send a field `constructor` or `__proto__`: only own fields of the schema count, and no prototype is set.
    const field = def.shape && Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
    if (key === '__proto__') continue;
    if (!field) result[key] = value;
    else if (value === null && !acceptsNull(field)) continue;
    else if (typeof value === 'string') result[key] = fromText(field, value);
    else if (typeof value === 'object' && value !== null) {
      const nested = inner(field);
      const hasShape = 'shape' in (nested._zod.def as object);
      result[key] = hasShape ? coerceInput(nested, value as Record<string, unknown>) : value;
    } else result[key] = value;
  }
  return result;
}
