import type * as z from 'zod/mini';
import { DEFAULT_CURRENCY } from '#shared/domain/money/defaultCurrency.ts';

type Schema = z.core.$ZodType;

/** What a text of an answer may have to look like: anything, a currency, a colour, an address, a day, a name. */
const TEXTS = [
  '',
  DEFAULT_CURRENCY,
  '#808080',
  'https://example.com/',
  '2026-01-01',
  '2026-01',
  '01.01.2026',
  'preview',
];
const NUMBERS = [0, 1];

/** The emptiest value that fits a schema of the contract: no items, nothing where nothing is allowed, zero; undefined: none was found. */
export function emptyValue(schema: Schema): unknown {
  const value = guess(schema);
  return (schema as z.ZodMiniType).safeParse(value).success ? value : undefined;
}

function guess(schema: Schema): unknown {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  switch (def.type) {
    case 'nullable':
      return null;
    case 'array':
      return [];
    case 'record':
      return {};
    case 'boolean':
      return false;
    case 'number':
      return fitting(schema, NUMBERS);
    case 'string':
      return fitting(schema, TEXTS);
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, emptyValue(field)]));
    case 'union':
      return def.options.map(emptyValue).find((value) => value !== undefined);
    case 'pipe':
      return guess(def.in);
    default:
      return undefined;
  }
}

function fitting(schema: Schema, values: readonly unknown[]): unknown {
  return values.find((value) => (schema as z.ZodMiniType).safeParse(value).success);
}
