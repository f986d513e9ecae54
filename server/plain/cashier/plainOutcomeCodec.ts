import * as z from 'zod/mini';
import type { Codec } from '#server/cache/tiers/createSecondTier.ts';
import type { PlainOutcome } from './PlainOutcome.ts';

const address = z.record(z.string(), z.string());
const names = z.enum(['done', 'signedOut', 'signInFirst']);
const outcomes = z.union([
  z.object({ kind: z.literal('unknown'), outcome: z.optional(address) }),
  z.object({ kind: z.literal('done'), outcome: z.union([names, z.object({ page: z.string() }), address]) }),
]);

/**
 * Encodes the outcome of a money form for other replicas: addresses and message ids, never typed text. `decode` throws on another shape.
 */
export const plainOutcomeCodec: Codec<PlainOutcome> = {
  encode: (outcome) => outcome,
  decode: (value) => outcomes.parse(value),
};
