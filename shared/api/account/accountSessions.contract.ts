/** Methods of the group `account` about where the player is signed in. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '../method.ts';
import { list, nothing, one, or, unix } from '../wireTypes.ts';

/** The newest use first. `device` is a browser and a system, e.g. `Chrome · Android`. */
export const getSessions = get('account.getSessions', {
  access: 'player',
  ext: true,
  input: nothing,
  output: list(
    z.object({
      id: z.string(),
      created_at: or(unix, null),
      last_seen_at: or(unix, null),
      device: or(z.string(), ''),
      ip: z.nullable(z.string()),
      /** The one that asks: it is ended by auth.logout. */
      is_current: or(z.boolean(), false),
    }),
  ),
});

/** Ends one other session; unknown or the current one: InvalidParameter `id`. */
export const revokeSession = post('account.revokeSession', {
  access: 'player',
  ext: true,
  input: z.object({ id: z.string() }),
  output: one,
});

/** Ends every session but the one that asks. */
export const revokeOtherSessions = post('account.revokeOtherSessions', {
  access: 'player',
  ext: true,
  input: nothing,
  output: one,
});
