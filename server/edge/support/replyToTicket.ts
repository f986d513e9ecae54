import { createHash } from 'node:crypto';
import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { replyTicket } from '#shared/api/site/tickets.contract.ts';
import { replyRule } from '#shared/support/replyRule.ts';
import { TICKET_KEY_FIELD } from '#shared/support/ticketKeyField.ts';
import { contentHash } from './contentHash.ts';
import { areTicketFiles, sendTicketFiles } from './sendTicketFiles.ts';

/**
 * The form names how many messages its page showed: the same text with the same files sent again from it, after a lost answer, is the same
 * message. With another file it is another one, or the file would be lost in silence.
 */
async function keyOf({ fields, files }: Pick<FormPost, 'fields' | 'files'>): Promise<{ key?: string }> {
  const { number = '', text = '', [TICKET_KEY_FIELD]: shown } = fields;
  if (shown === undefined) return {};
  const contents: string[] = [];
  for (const file of files) contents.push(await contentHash(file));
  return {
    key: createHash('sha256')
      .update(JSON.stringify([number, shown, text, contents]))
      .digest('hex'),
  };
}

/** Writes on in a ticket of the player. Throws the platform's refusal. */
export async function replyToTicket({ fields, files, filesProblem, call }: FormPost): Promise<FormOutcome> {
  if (filesProblem === 'busy') return { error: 'errors.ApplicationUnavailableException' };
  if (filesProblem) return { error: 'talk.fileRefused', field: 'files' };
  const parsed = replyRule.safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  if (!(await areTicketFiles(files))) return { error: 'talk.fileRefused', field: 'files' };
  const ids = await sendTicketFiles(call, files);
  const message = { number: fields['number'] ?? '', text: parsed.data.text, files: ids };
  requireOne(await call(replyTicket, { ...message, ...(await keyOf({ fields, files })) }));
  return { step: 'done' };
}
