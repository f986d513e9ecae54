import * as z from 'zod/mini';
import { pushKinds } from './pushKinds.ts';
import { pushPayload } from './pushPayload.ts';

/**
 * A line `event: push` of the platform's feed (platformFeed): notify these devices. The platform selects devices that are signed in
 * with the kind switched on; for marketing, none of a player on a break, excluded, near a limit or without offers, as `may_sell` states.
 */
export const pushOrder = z.object({
  kind: z.enum(pushKinds),
  may_sell: z.boolean(),
  payload: pushPayload,
  to: z.array(z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })),
});
/** An order of the platform to notify devices. */
export type PushOrder = z.infer<typeof pushOrder>;
/** A subscribed device: endpoint and keys of the Web Push subscription. */
export type PushDevice = PushOrder['to'][number];
