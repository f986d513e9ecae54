import * as z from 'zod/mini';
import { signKinds } from '#shared/care/Sign.ts';

/** Web vitals; values in seconds, except CLS, a score without unit (web.dev/vitals). */
const vitalNames = ['LCP', 'INP', 'FCP', 'TTFB', 'CLS'] as const;
/** Name of a measured web vital. */
export type VitalName = (typeof vitalNames)[number];

/** Web vitals of one page view, with the route pattern of the loaded page (`/game/:sysname`), never its address. */
export const vitalsBeacon = z.object({
  route: z.string().check(z.maxLength(80)),
  values: z
    .array(z.object({ name: z.enum(vitalNames), value: z.number().check(z.minimum(0), z.maximum(600)) }))
    .check(z.maxLength(vitalNames.length)),
});
/** Web vitals of one page view. */
export type VitalsBeacon = z.output<typeof vitalsBeacon>;

/** An error of a page in a browser; `kind`: a message that could not be formatted, or a start that failed, after which no script runs. Sender and server both truncate the texts. */
export const errorBeacon = z.object({
  route: z.string().check(z.maxLength(80)),
  build: z.string().check(z.maxLength(40)),
  kind: z.optional(z.enum(['message', 'start'])),
  message: z.string().check(z.maxLength(300)),
  stack: z.optional(z.string().check(z.maxLength(2_000))),
});

/** Matches names of types and values of the contract, but no other text, which may be personal data. */
const KINDS = /^[\w", -]{1,200}$/;
const difference = z.object({
  path: z.string().check(z.maxLength(120)),
  expected: z.string().check(z.regex(KINDS)),
  received: z.string().check(z.regex(KINDS)),
});
/** Differences from the contract that a browser found; answers to open pages are not parsed by the server. */
export const differencesBeacon = z.object({
  method: z.string().check(z.maxLength(80)),
  differences: z.array(difference).check(z.maxLength(10)),
});
/** Differences from the contract that a browser found in the answers of one method. */
export type DifferencesBeacon = z.output<typeof differencesBeacon>;

/** Kinds of signs of harm that a player was told, without the player: a request without cookies, for the operator's counts alone. */
export const signsBeacon = z.object({ signs: z.array(z.enum(signKinds)).check(z.maxLength(signKinds.length)) });
/** Kinds of signs of harm that a player was told. */
export type SignsBeacon = z.output<typeof signsBeacon>;
