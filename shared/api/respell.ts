import type * as z from 'zod/mini';
import { toMs } from '#shared/domain/toMs.ts';

const booleans = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['', false],
  ['false', false],
]);

/** Digits and a point; no thousands separator, exponent or unit: ambiguous numerals are not read. */
const NUMERAL = /^-?\d{1,15}(?:\.\d+)?$/;

function convert(type: string, value: unknown): unknown {
  if (type === 'string') return typeof value === 'number' ? String(value) : undefined;
  if (type === 'number') return typeof value === 'string' && NUMERAL.test(value.trim()) ? Number(value) : undefined;
  return type === 'boolean' ? booleans.get(value) : undefined;
}

/** Converts a scalar in another spelling, mostly PHP's, to the type of its schema; undefined: not convertible. Times become Unix seconds. */
export function respell(def: z.core.$ZodTypes['_zod']['def'], value: unknown, isTime: boolean): unknown {
  if (isTime) {
    const ms = typeof value === 'number' || typeof value === 'string' ? toMs(value) : null;
    return ms === null ? undefined : Math.floor(ms / 1000);
  }
  if (def.type === 'literal') return def.values.find((candidate) => candidate === convert(typeof candidate, value));
  return convert(def.type, value);
}
