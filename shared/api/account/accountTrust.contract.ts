/** Methods of the group `account` by which a player lets one person see how they hold back, and nothing else. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '../method.ts';
import { exact, money, nothing, one, openEnum, unix } from '../wireTypes.ts';

/** What the person is shown; `sums` adds the sums of the budget. At least one of the others is ticked. */
const sees = { budget: z.boolean(), breaks: z.boolean(), sums: z.boolean() };

const trusted = z.object({
  /** null: nobody may look. */
  person: exact(z.nullable(z.object({ name: z.string(), ...sees, expires_at: unix }))),
  /** The last twenty times that somebody looked, the newest first. */
  views: z.array(z.object({ name: z.string(), at: unix })),
});
export type Trusted = z.infer<typeof trusted>;

/** The one person who may look, and every look. */
export const getTrusted = get('account.getTrusted', { access: 'player', ext: true, input: nothing, output: trusted });

/**
 * A link for one person, for 30 days; the one before it opens nothing any more. `secret` is told once and stored as a hash.
 * A name that is not of 1 to 40 characters: InvalidParameter `name`; nothing ticked: InvalidParameter `sees`.
 */
export const inviteTrusted = post('account.inviteTrusted', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ name: z.string(), ...sees }),
  output: z.object({ secret: z.string(), expires_at: unix }),
});

/** Holds at once: the link opens nothing any more. */
export const removeTrusted = post('account.removeTrusted', {
  access: 'player',
  ext: true,
  input: nothing,
  output: one,
});

/**
 * What the link's holder sees; the look is noted for the player. It can do nothing else. A part that was not ticked is absent.
 * A secret that is unknown, removed or over its 30 days, all alike: InvalidParameter `secret`.
 */
export const viewTrusted = post('account.viewTrusted', {
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ secret: z.string() }),
  output: z.object({
    expires_at: unix,
    /** `near`: four fifths of it are used. */
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
