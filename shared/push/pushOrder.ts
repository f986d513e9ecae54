import * as z from 'zod/mini';
import { pushKinds } from './pushKinds.ts';
import { pushPayload } from './pushPayload.ts';

/**
 * A line `event: push` of the platform's feed (platformFeed): tell these devices. The platform chooses them: signed in, with the kind
 * switched on, and for what sells none of a player who is on a break, excluded, near a limit or without offers; `may_sell` is its word for that.
 */
export const pushOrder = z.object({
  kind: z.enum(pushKinds),
  may_sell: z.boolean(),
  payload: pushPayload,
  to: z.array(z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })),
});
export type PushOrder = z.infer<typeof pushOrder>;
export type PushDevice = PushOrder['to'][number];
