/** Shapes that many methods share. zod/mini, because the browser pays for them. */
import * as z from 'zod/mini';
import { type ReadingRule, readingRules } from './readingRules.ts';

/** A schema of its own, so that the rule is nobody else's. */
// @__NO_SIDE_EFFECTS__
function withRule<T extends z.ZodMiniType>(schema: T, rule: ReadingRule): T {
  const own: z.ZodMiniType = schema.clone();
  readingRules.add(own, { ...readingRules.get(schema), ...rule });
  return own as T;
}

/** The schema; a reader takes `fallback` for what is missing or cannot be read. With `null`: what reads it must do without. */
// @__NO_SIDE_EFFECTS__
export function or<T extends z.ZodMiniType>(schema: T, fallback: z.output<T>): T;
export function or<T extends z.ZodMiniType>(
  schema: T,
  fallback: null,
): z.ZodMiniType<z.output<T> | null, z.input<T> | null>;
export function or<T extends z.ZodMiniType>(schema: T, fallback: z.output<T> | null): T {
  return withRule(schema, { fallback });
}

/** The schema; a reader takes the field beside it, of the same type, for what is missing or cannot be read. */
// @__NO_SIDE_EFFECTS__
export function orField<T extends z.ZodMiniType>(schema: T, fallbackField: string): T {
  return withRule(schema, { fallbackField });
}

/** May be absent or null, but where it is there and cannot be read, so is the object around it: "no limit" is no word for "unknown". A list: all of its items are read, or it is not. */
// @__NO_SIDE_EFFECTS__
export function exact<T extends z.ZodMiniType>(schema: T): T {
  return withRule(schema, { isExact: true });
}

/** Values the contract knows; a reader takes any other for `other`. */
// @__NO_SIDE_EFFECTS__
export function openEnum<const T extends readonly string[]>(values: T) {
  type Value = T[number] | 'other';
  return withRule(z.enum(values) as unknown as z.ZodMiniType<Value, Value>, { fallback: 'other' });
}

/** Beyond it nothing is counted or paid; a number that large is a mistake, and no longer exact to the hundredth. */
const LARGEST = 1e13;
export const number = z.number().check(z.minimum(-LARGEST), z.maximum(LARGEST));

/** A number or a string; compare as strings. */
export const id = z.union([z.number(), z.string()]);
export type Id = z.infer<typeof id>;

/** The year 9999. */
const LAST_SECOND = 253_402_300_799;
/** Unix seconds. */
export const unix = z.number().check(z.minimum(0), z.maximum(LAST_SECOND)).register(readingRules, { isTime: true });

/** Major units, at most two decimals. Both halves or nothing: a sum that cannot be read is never shown as another. */
export const money = z.object({ amount: number, currency: z.string().check(z.regex(/^[a-z]\w{1,7}$/i)) });

/** What commands answer: exactly 1; anything else is a failure. */
export const one = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => Number(value)),
);

const text = z.optional(z.string());
/** Texts and pictures chosen by the operator. */
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
export type Description = z.infer<typeof description>;

/** `data.items`, with `total` or `count` where the platform knows them. */
// @__NO_SIDE_EFFECTS__
export function list<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.optional(z.number()), count: z.optional(z.number()) });
}

export const nothing = z.object({});
export const paging = { offset: z.optional(z.number()), count: z.optional(z.number()) };
