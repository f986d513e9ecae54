import * as z from 'zod/mini';
import type { World } from '#sandbox/createWorld.ts';
import { closeAccount } from '#sandbox/platform/access/closing/closeAccount.ts';
import { refuseSecondAccount } from '#sandbox/platform/access/refuseSecondAccount.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { VerificationVerdict } from '#sandbox/world/players/verification.ts';
import { type TextId, textFor } from '#sandbox/world/texts.ts';
import { closureOfCheck } from '#shared/closure/closureOfCheck.ts';

export const verificationOrder = z.object({
  uid: z.coerce.number(),
  verdict: z.enum(['approved', 'retry', 'rejected']),
  /** The id of a card or wallet check; the check of the person if missing. */
  action: z.optional(z.string()),
  /** Reasons of a rejection, as the provider's labels. */
  labels: z.optional(z.union([z.array(z.string()), z.string()])),
  comment: z.optional(z.string().check(z.maxLength(500))),
});

const texts: Record<'person' | 'requisites', Record<VerificationVerdict, TextId>> = {
  person: { approved: 'verificationApproved', retry: 'verificationRetry', rejected: 'verificationRejected' },
  requisites: { approved: 'requisitesApproved', retry: 'requisitesRetry', rejected: 'requisitesRejected' },
};

/** Whether the papers show a person whose other account is on a break, banned or closed: this account is closed instead. */
function isSecondAccount(world: World, account: Account): boolean {
  try {
    refuseSecondAccount(world, account, JSON.parse(account.profile) as object, account.locale);
    return false;
  } catch {
    return true;
  }
}

/** Decides a check as the provider's reviewers do, and e-mails the player. A final rejection of a minor or of forged papers closes the account. Returns false if there is no such check to decide. */
export function decideVerification(world: World, order: z.output<typeof verificationOrder>): boolean {
  const { uid, verdict, action, labels = [], comment = '' } = order;
  const account = world.players.accounts.byUid(uid);
  const reasons = [labels].flat().filter((label) => label !== '');
  if (!account) return false;
  if (verdict === 'approved' && action === undefined && isSecondAccount(world, account)) return true;
  if (!world.cashier.identity.decide(uid, { verdict, action, labels: reasons, comment })) return false;
  const text = textFor(account.locale, texts[action ? 'requisites' : 'person'][verdict]);
  world.messages.outbox.send(account.login, comment === '' ? text : `${text} ${comment}`);
  const isFinal = action === undefined && verdict === 'rejected';
  const closure = closureOfCheck({ status: 'rejected', is_final: isFinal, labels: reasons });
  if (closure) closeAccount(world, uid, closure);
  return true;
}
