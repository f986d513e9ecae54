import * as z from 'zod/mini';
import { type FrameGate, passesGate } from '#client/entities/game/frameGate.ts';

const mode = z.enum(['play', 'demo']);
const amount = z.number();

const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('exit') }),
  z.object({ type: z.literal('deposit') }),
  /** `session`: the player is no longer signed in. `status`: HTTP status of the failed document, which the page may be unable to read. */
  z.object({ type: z.literal('error'), reason: z.optional(z.enum(['session'])), status: z.optional(z.number()) }),
  z.object({ type: z.literal('balance'), balance: amount, currency: z.string(), mode }),
  /** A round has ended. The same `round` may be reported twice and counts once. */
  z.object({ type: z.literal('round'), round: z.string(), bet: amount, win: amount, mode }),
  z.object({ type: z.literal('checkIframe'), url: z.string() }),
]);
/** Messages from a game to the page (E13). Money in major units. */
export type FrameMessage = z.infer<typeof frameMessage>;

/** A message that passed the gate of A-42, or null. */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  gate: FrameGate,
): FrameMessage | null {
  if (!passesGate(event, gate)) return null;
  const parsed = frameMessage.safeParse(event.data);
  return parsed.success ? parsed.data : null;
}
