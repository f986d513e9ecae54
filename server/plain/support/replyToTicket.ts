import { createHash } from 'node:crypto';
import type { FormOutcome, FormPost } from '#server/plain/forms/FormPost.ts';
import { takeForm } from '#server/plain/forms/takeForm.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';
import { TICKET_KEY_FIELD } from '#shared/support/ticketKeyField.ts';
import { contentHash } from './contentHash.ts';
import { filesRefusal } from './filesRefusal.ts';
import { sendTicketFiles } from './sendTicketFiles.ts';

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

const { submit } = takeForm(replyForm, undefined, {
  context: ({ fields, files, call }) => ({
    number: fields['number'] ?? '',
    prepare: async () => ({ ...(await keyOf({ fields, files })), files: await sendTicketFiles(call, files) }),
  }),
});

/** Writes on in a ticket of the player. Throws the platform's refusal. */
export async function replyToTicket(post: FormPost): Promise<FormOutcome> {
  return post.filesProblem ? filesRefusal(post.filesProblem) : submit(post);
}
