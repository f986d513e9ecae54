import * as z from 'zod/mini';

/** What every order of a round carries. */
export const roundOrder = {
  /** One uuid a round: the same uuid is the same round and is paid once. */
  round: z.uuid(),
  /** The player's share of the chance, chosen after the hash was shown; the round's uuid when missing. */
  client_seed: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  wallet: z.optional(z.string()),
};
