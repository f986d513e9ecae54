import * as z from 'zod/mini';
import { type FrameGate, passesGate } from '#client/entities/game/frameGate.ts';

const amount = z.number();
/** A wrong height must not make the page endless. */
const MAX_HEIGHT = 60_000;

const bettingMessage = z.discriminatedUnion('type', [
  /** Rendered; the frame accepts messages from now on. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('height'), height: z.number().check(z.minimum(1), z.maximum(MAX_HEIGHT)) }),
  z.object({ type: z.literal('location'), event: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))) }),
  z.object({ type: z.literal('login') }),
  z.object({ type: z.literal('deposit') }),
  z.object({ type: z.literal('balance'), balance: amount, currency: z.string(), mode: z.literal('play') }),
  z.object({ type: z.literal('bet'), bet: z.string(), stake: amount, currency: z.string(), odds: amount }),
  z.object({ type: z.literal('error'), reason: z.optional(z.enum(['session'])) }),
  z.object({ type: z.literal('checkIframe'), url: z.string() }),
]);
/** Messages from the sportsbook to the page (docs/integrations/sportsbook.md). Money in major units. */
export type BettingMessage = z.infer<typeof bettingMessage>;

/** A message that passed the gate of A-42, or null. */
export function readBettingMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  gate: FrameGate,
): BettingMessage | null {
  if (!passesGate(event, gate)) return null;
  const parsed = bettingMessage.safeParse(event.data);
  return parsed.success ? parsed.data : null;
}
