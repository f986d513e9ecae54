import * as z from 'zod/mini';
import { say, type TextId } from '../platform/texts.ts';
import type { World } from '../world/createWorld.ts';
import type { VerificationVerdict } from '../world/verification.ts';

const order = z.object({ uid: z.coerce.number(), verdict: z.enum(['approved', 'retry', 'rejected']) });

const letters: Record<VerificationVerdict, TextId> = {
  approved: 'verificationApproved',
  retry: 'verificationRetry',
  rejected: 'verificationRejected',
};

/** The provider's people have looked at the papers: the player is told by letter. False where the order makes no sense. */
export function decideVerification(world: World, fields: unknown): boolean {
  const parsed = order.safeParse(fields);
  if (!parsed.success) return false;
  const { uid, verdict } = parsed.data;
  const account = world.accounts.byUid(uid);
  if (!account || !world.verification.decide(uid, verdict)) return false;
  world.outbox.send(account.login, say(account.locale, letters[verdict]));
  return true;
}
