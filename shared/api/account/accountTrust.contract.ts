/** Methods of the group `account` by which a player shares their budget and breaks with one trusted person. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { exact, money, nothing, one, openEnum, unix } from '#shared/api/wireTypes.ts';

/** What the trusted person sees; `sums` adds the sums of the budget. At least one of `budget` and `breaks` is true. */
const sees = { budget: z.boolean(), breaks: z.boolean(), sums: z.boolean() };

const trusted = z.object({
  /** null: no trusted person. */
  person: exact(z.nullable(z.object({ name: z.string(), ...sees, expires_at: unix }))),
  /** The last twenty views, newest first. */
  views: z.array(z.object({ name: z.string(), at: unix })),
});
/** The trusted person of a player and the views. */
export type Trusted = z.infer<typeof trusted>;

/** The trusted person of the player, and the last views. */
export const getTrusted = get('account.getTrusted', { access: 'player', ext: true, input: nothing, output: trusted });

/**
 * Creates a link for one person, valid for 30 days; an earlier link stops working. `secret` is answered once and stored as a hash.
 * A name not of 1 to 40 characters: InvalidParameter `name`; nothing selected: InvalidParameter `sees`.
 */
export const inviteTrusted = post('account.inviteTrusted', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ name: z.string(), ...sees }),
  output: z.object({ secret: z.string(), expires_at: unix }),
});

/** Removes the trusted person; the link stops working at once. */
export const removeTrusted = post('account.removeTrusted', {
  access: 'player',
  ext: true,
  input: nothing,
  output: one,
});

/**
 * What the holder of the link sees; the view is recorded for the player. The link allows nothing else. A part that was not selected is
 * absent. An unknown, removed or expired secret: InvalidParameter `secret`.
 */
export const viewTrusted = post('account.viewTrusted', {
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ secret: z.string() }),
  output: z.object({
    expires_at: unix,
    /** `near`: four fifths of the budget are used. */
    budget: z.optional(
      z.object({
        state: openEnum(['none', 'within', 'near', 'spent']),
        resets_at: unix,
        sums: z.optional(z.object({ amount: money, left: money })),
      }),
    ),
    breaks: z.optional(z.object({ pause: exact(z.nullable(z.object({ until: exact(z.nullable(unix)) }))) })),
  }),
});
