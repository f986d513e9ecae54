/** Methods of the group `account` about linked social accounts. Linking itself is `/oauth/init?type_auth=link`. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '../method.ts';
import { paginated, nothing, one, or, unix } from '../wireTypes.ts';

/** Social accounts by which the player may sign in. */
export const getSocials = get('account.getSocials', {
  access: 'player',
  ext: true,
  input: nothing,
  /** `name`: the player's name at the service. */
  output: paginated(z.object({ service: z.string(), name: or(z.string(), ''), linked_at: or(unix, null) })),
});

/** Unlinks a service. The only auth method of the account: InvalidParameter `service`. */
export const removeSocial = post('account.removeSocial', {
  access: 'player',
  ext: true,
  input: z.object({ service: z.string() }),
  output: one,
});

/**
 * Links the Telegram account whose app has opened the site; `tg_data` is its raw init data. Invalid data: InvalidParameter
 * `tg_data`, with code ALREADY_LINKED when that account is linked already or the player has another one linked.
 */
export const addTelegram = post('account.addTelegram', {
  access: 'player',
  ext: true,
  input: z.object({ tg_data: z.string() }),
  output: one,
});
