/** Methods of the group `account` for the sessions of a player. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { nothing, one, or, paginated, unix } from '#shared/api/wireTypes.ts';

/** Sessions of the player, most recently used first. `device` is browser and system, such as `Chrome · Android`. */
export const getSessions = get('account.getSessions', {
  access: 'player',
  ext: true,
  input: nothing,
  output: paginated(
    z.object({
      id: z.string(),
      created_at: or(unix, null),
      last_seen_at: or(unix, null),
      device: or(z.string(), ''),
      ip: z.nullable(z.string()),
      /** The session of this request; auth.logout ends it. */
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

/** Ends every session except the one of this request. */
export const revokeOtherSessions = post('account.revokeOtherSessions', {
  access: 'player',
  ext: true,
  input: nothing,
  output: one,
});
