import * as z from 'zod/mini';

/** Seconds but for CLS, which is a score without a unit (web.dev/vitals). */
const vitalNames = ['LCP', 'INP', 'FCP', 'TTFB', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** One page view: the pattern of the page that was loaded (`/game/:sysname`), never its address, and what was measured on it. */
export const vitalsBeacon = z.object({
  route: z.string().check(z.maxLength(80)),
  values: z
    .array(z.object({ name: z.enum(vitalNames), value: z.number().check(z.minimum(0), z.maximum(600)) }))
    .check(z.maxLength(vitalNames.length)),
});
export type VitalsBeacon = z.output<typeof vitalsBeacon>;

/** An error nobody caught in the browser, or a message that could not be shown as written (`kind`). Texts are cut by the sender and again by the reader. */
export const errorBeacon = z.object({
  route: z.string().check(z.maxLength(80)),
  build: z.string().check(z.maxLength(40)),
  kind: z.optional(z.literal('message')),
  message: z.string().check(z.maxLength(300)),
  stack: z.optional(z.string().check(z.maxLength(2_000))),
});
export type ErrorBeacon = z.output<typeof errorBeacon>;

/** Names of types and values of the contract; no sentence of anybody's. */
const kinds = /^[\w", -]{1,200}$/;
const difference = z.object({
  path: z.string().check(z.maxLength(120)),
  expected: z.string().check(z.regex(kinds)),
  received: z.string().check(z.regex(kinds)),
});
/** What a browser read otherwise than the contract promises; calls of open pages do not pass the server's reader. */
export const differencesBeacon = z.object({
  method: z.string().check(z.maxLength(80)),
  differences: z.array(difference).check(z.maxLength(10)),
});
export type DifferencesBeacon = z.output<typeof differencesBeacon>;
