/** Shapes that many methods share (CONTRACT C1). zod/mini, because the browser pays for them. */
import * as z from 'zod/mini';

/** A number or a string; compare as strings. */
export const id = z.union([z.number(), z.string()]);
export type Id = z.infer<typeof id>;

/** Unix seconds. */
export const unix = z.number();

/** Major units, at most two decimals. */
export const money = z.object({ amount: z.number(), currency: z.string() });
export type Money = z.infer<typeof money>;

/** What commands answer: exactly 1; anything else is a failure. */
export const one = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => Number(value)),
);

/** Texts and pictures chosen by the operator. */
export const description = z.looseObject({
  name: z.optional(z.string()),
  title: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  text: z.optional(z.string()),
  button_title: z.optional(z.string()),
  button_slug: z.optional(z.string()),
  position: z.optional(z.number()),
  images: z.optional(z.record(z.string(), z.string())),
});
export type Description = z.infer<typeof description>;

/** `data.items`, with `total` or `count` where the platform knows them. */
// @__NO_SIDE_EFFECTS__
export function list<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.optional(z.number()), count: z.optional(z.number()) });
}

export const nothing = z.object({});
export const paging = { offset: z.optional(z.number()), count: z.optional(z.number()) };
