import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { replyTicket } from '#shared/api/site/support.contract.ts';
import { replyRule } from '#shared/support/replyRule.ts';

/** Writes on in a ticket of the player. Throws the platform's refusal. */
export async function replyToTicket({ fields, call }: FormPost): Promise<FormOutcome> {
  const parsed = replyRule.safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  requireOne(await call(replyTicket, { number: fields['number'] ?? '', text: parsed.data.text }));
  return { step: 'done' };
}
