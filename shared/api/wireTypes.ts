/** Shapes that many methods share. zod/mini, because the browser loads them. */
import * as z from 'zod/mini';
import { type ReadingRule, readingRules } from './readingRules.ts';

/** Clones the schema, so that the rule applies to the clone alone. */
// @__NO_SIDE_EFFECTS__
function withRule<T extends z.ZodMiniType>(schema: T, rule: ReadingRule): T {
  const copy: z.ZodMiniType = schema.clone();
  readingRules.add(copy, { ...readingRules.get(schema), ...rule });
  return copy as T;
}

/** The schema; readAnswer replaces a missing or unreadable value by `fallback`. `null`: readers must handle its absence. */
// @__NO_SIDE_EFFECTS__
export function or<T extends z.ZodMiniType>(schema: T, fallback: z.output<T>): T;
export function or<T extends z.ZodMiniType>(
  schema: T,
  fallback: null,
): z.ZodMiniType<z.output<T> | null, z.input<T> | null>;
export function or<T extends z.ZodMiniType>(schema: T, fallback: z.output<T> | null): T {
  return withRule(schema, { fallback });
}

/** The schema; readAnswer replaces a missing or unreadable value by the sibling field, which has the same type. */
// @__NO_SIDE_EFFECTS__
export function orField<T extends z.ZodMiniType>(schema: T, fallbackField: string): T {
  return withRule(schema, { fallbackField });
}

/**
 * The schema, which may be absent or null; an unreadable value makes the surrounding object unreadable, so that "unknown" never
 * reads as "no limit". Of a list, all items must be readable.
 */
// @__NO_SIDE_EFFECTS__
export function exact<T extends z.ZodMiniType>(schema: T): T {
  return withRule(schema, { isExact: true });
}

/** An enum of the contract; readAnswer reads any other value as `other`. */
// @__NO_SIDE_EFFECTS__
export function openEnum<const T extends readonly string[]>(values: T) {
  type Value = T[number] | 'other';
  return withRule(z.enum(values) as unknown as z.ZodMiniType<Value, Value>, { fallback: 'other' });
}

/** Max absolute value of a number. Larger ones are mistakes, and not exact to the hundredth. */
const MAX_NUMBER = 1e13;
/** A number of at most 1e13 in either direction. */
export const number = z.number().check(z.minimum(-MAX_NUMBER), z.maximum(MAX_NUMBER));

/** An id: a number or a string, to compare as strings with sameId. */
export const id = z.union([z.number(), z.string()]);
/** An id: a number or a string. */
export type Id = z.infer<typeof id>;

/** The year 9999. */
const LAST_SECOND = 253_402_300_799;
/** Unix seconds. */
export const unix = z.number().check(z.minimum(0), z.maximum(LAST_SECOND)).register(readingRules, { isTime: true });

/** A sum in major units, at most two decimals, with its currency code. Unreadable unless both parts are readable. */
export const money = z.object({ amount: number, currency: z.string().check(z.regex(/^[a-z]\w{1,7}$/i)) });

/** The answer of a command: 1; anything else is a failure (A-10, requireOne). */
export const one = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => Number(value)),
);

const text = z.optional(z.string());
/** Texts and pictures that the operator has chosen; `images`: name -> address. Other fields are preserved. */
export const description = or(
  z.looseObject({
    name: text,
    title: text,
    subtitle: text,
    text,
    button_title: text,
    button_slug: text,
    position: z.optional(number),
    images: z.optional(z.record(z.string(), z.string())),
  }),
  {},
);
/** Texts and pictures that the operator has chosen. */
export type Description = z.infer<typeof description>;

/** A page of a list: `items`, with `total` or `count` of all items where the platform reports them. */
// @__NO_SIDE_EFFECTS__
export function paginated<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.optional(z.number()), count: z.optional(z.number()) });
}

/** No fields: the input of methods without parameters. */
export const nothing = z.object({});
/** Input fields of a paged list: `offset` and `count`, in items. */
export const paging = { offset: z.optional(z.number()), count: z.optional(z.number()) };
