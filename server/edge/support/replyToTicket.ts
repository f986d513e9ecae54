import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { replyTicket } from '#shared/api/site/tickets.contract.ts';
import { replyRule } from '#shared/support/replyRule.ts';
import { areTicketFiles, sendTicketFiles } from './sendTicketFiles.ts';

/** Writes on in a ticket of the player. Throws the platform's refusal. */
export async function replyToTicket({ fields, files, filesProblem, call }: FormPost): Promise<FormOutcome> {
  if (filesProblem === 'busy') return { error: 'errors.ApplicationUnavailableException' };
  if (filesProblem) return { error: 'talk.fileRefused', field: 'files' };
  const parsed = replyRule.safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  if (!(await areTicketFiles(files))) return { error: 'talk.fileRefused', field: 'files' };
  const ids = await sendTicketFiles(call, files);
  requireOne(await call(replyTicket, { number: fields['number'] ?? '', text: parsed.data.text, files: ids }));
  return { step: 'done' };
}
