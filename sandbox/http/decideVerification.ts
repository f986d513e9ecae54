import * as z from 'zod/mini';
import { say, type TextId } from '../platform/texts.ts';
import type { World } from '../world/createWorld.ts';
import type { VerificationVerdict } from '../world/players/verification.ts';

export const verificationOrder = z.object({
  uid: z.coerce.number(),
  verdict: z.enum(['approved', 'retry', 'rejected']),
  /** The check of a card or wallet; missing: that of the person. */
  action: z.optional(z.string()),
  /** Reasons of a refusal, in the provider's words. */
  labels: z.optional(z.union([z.array(z.string()), z.string()])),
  comment: z.optional(z.string().check(z.maxLength(500))),
});

const letters: Record<'person' | 'requisites', Record<VerificationVerdict, TextId>> = {
  person: { approved: 'verificationApproved', retry: 'verificationRetry', rejected: 'verificationRejected' },
  requisites: { approved: 'requisitesApproved', retry: 'requisitesRetry', rejected: 'requisitesRejected' },
};

/** The provider's people have looked at the papers: the player is told by letter. False where the order makes no sense. */
export function decideVerification(world: World, order: z.output<typeof verificationOrder>): boolean {
  const { uid, verdict, action, labels = [], comment = '' } = order;
  const account = world.accounts.byUid(uid);
  const reasons = [labels].flat().filter((label) => label !== '');
  if (!account || !world.identity.decide(uid, { verdict, action, labels: reasons, comment })) return false;
  const letter = say(account.locale, letters[action ? 'requisites' : 'person'][verdict]);
  world.outbox.send(account.login, comment === '' ? letter : `${letter} ${comment}`);
  return true;
}
