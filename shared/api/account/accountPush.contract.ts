/** Methods of the group `account` by which a device is told of what happens while the site is closed. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '../method.ts';
import { one, openEnum, or } from '../wireTypes.ts';
import { pushKinds } from '../../push/pushKinds.ts';

/** What this device is told of; none where it is not subscribed, by another player, or not named. */
export const getPush = get('account.getPush', {
  access: 'player',
  ext: true,
  input: z.object({ endpoint: z.optional(z.string()) }),
  output: z.object({ kinds: or(z.array(openEnum(pushKinds)), []) }),
});

/** Tells this device of `kinds`, a comma list; without it the subscription ends. It lasts as long as the session. Not an address of a browser's vendor: InvalidParameter `endpoint`. */
export const setPush = post('account.setPush', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string(), kinds: z.optional(z.string()) }),
  output: one,
});
