import * as z from 'zod/mini';
import type { Codec } from '../../cache/tiers/createSecondTier.ts';
import type { PlainOutcome } from './PlainOutcome.ts';

const words = z.enum(['done', 'signedOut', 'signInFirst']);
const told = z.union([words, z.object({ page: z.string() }), z.record(z.string(), z.string())]);

/** Where a money form leads or what it tells: addresses and ids of messages, never what was typed. */
export const plainOutcomeCodec: Codec<PlainOutcome> = {
  encode: ({ outcome }) => outcome,
  decode: (value) => ({ outcome: told.parse(value) }),
};
