import * as z from 'zod/mini';
import type { Codec } from '../../cache/tiers/createSecondTier.ts';
import type { PlainOutcome } from './PlainOutcome.ts';

const names = z.enum(['done', 'signedOut', 'signInFirst']);
const outcomes = z.union([names, z.object({ page: z.string() }), z.record(z.string(), z.string())]);

/**
 * Encodes the outcome of a money form for other replicas: addresses and message ids, never typed text. `decode` throws on another shape.
 */
export const plainOutcomeCodec: Codec<PlainOutcome> = {
  encode: ({ outcome }) => outcome,
  decode: (value) => ({ outcome: outcomes.parse(value) }),
};
