import * as z from 'zod/mini';

/** The fields of every order that plays a round. */
export const roundOrder = {
  /** Idempotency key: a repeated uuid is the same round and is paid once. */
  round: z.uuid(),
  /** The client seed, chosen after the hash was shown; by default the round's uuid. */
  client_seed: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  wallet: z.optional(z.string()),
};
