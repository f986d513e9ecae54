import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

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
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
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
      // Text that is already welcome stays text: ids are numbers or strings.
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
 * What came as text (query strings, form fields) in the types the method's schema asks for: numbers, booleans,
 * comma lists, JSON. A null where the schema knows none is a field left empty, and is left out.
 * What cannot be read stays as it is, for the schema to refuse.
 */
export function coerceInput(schema: Schema, values: Record<string, unknown>): Record<string, unknown> {
  const { def } = schema._zod as unknown as { def: { shape?: Record<string, Schema> } };
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    // A visitor may name a field `constructor`: only the schema's own fields count, and nobody sets a prototype.
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
