/** Methods of the group `account` for push notifications of a device. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { one, openEnum, or, unix } from '#shared/api/wireTypes.ts';
import { pushKinds } from '#shared/push/pushKinds.ts';

/** Kinds of notifications this device gets; empty when it is not named, not subscribed, or subscribed by another player. With the time of the player's last one. */
export const getPush = get('account.getPush', {
  access: 'player',
  ext: true,
  input: z.object({ endpoint: z.optional(z.string()) }),
  output: z.object({
    kinds: or(z.array(openEnum(pushKinds)), []),
    /** When the last notification was given out for a device of the player; null: none was, undefined: it is not told. */
    sent_at: z.optional(z.nullable(unix)),
  }),
});

/**
 * Subscribes this device to `kinds`, a comma list, until the session ends; without `kinds`, unsubscribes it. An `endpoint` that is not
 * of a browser vendor: InvalidParameter `endpoint`.
 */
export const setPush = post('account.setPush', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string(), kinds: z.optional(z.string()) }),
  output: one,
});
