import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { type TicketProblem, ticketPage } from '#server/edge/pages/ticketPage.ts';
import { ticketSentPage } from '#server/edge/pages/ticketSentPage.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { openConversation } from '#shared/support/openConversation.ts';
import { ticketRule } from '#shared/support/ticketRule.ts';
import type { TicketIdentities } from './createTicketIdentities.ts';
import { areTicketFiles, sendTicketFiles } from './sendTicketFiles.ts';

/**
 * Sends a ticket with a number of its own, the same one when the form is sent again; a refused one returns as it was typed, in the answer
 * itself. Its code is shown in the answer too, and stands in no address: to whoever has no account by the platform's word, whatever the form
 * says, because a player whose session has ended has no other way to it on the site.
 */
export function sendTicket(identify: TicketIdentities) {
  return async ({
    fields,
    files,
    filesProblem,
    player,
    visitor,
    locale,
    brand,
    call,
  }: FormPost): Promise<FormOutcome> => {
    const again = (problem: TicketProblem): FormOutcome => ({
      html: (nonce) =>
        ticketPage({
          fields,
          problem,
          takesFiles: files.length > 0 || filesProblem !== undefined,
          locale,
          brand,
          nonce,
        }),
    });
    if (filesProblem) return again(filesProblem);
    const parsed = ticketRule.safeParse(fields);
    if (!parsed.success) return again(parsed.error.issues[0]?.path[0] === 'email' ? 'email' : 'text');
    if (!(await areTicketFiles(files))) return again('file');
    const { number, code, fileKeys } = await identify({ fields, files, visitor });
    try {
      const ids = await sendTicketFiles(call, files, fileKeys);
      const hasCode = await openConversation(call, { ticket: parsed.data, number, code, files: ids });
      if (!hasCode || player !== undefined) return { step: 'sent', case: number };
      return { html: (nonce) => ticketSentPage({ number, code, locale, brand, nonce }) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return again(problemOf(error));
    }
  };
}

function problemOf({ data }: AppError): TicketProblem {
  if ('email' in data) return 'email';
  if ('text' in data) return 'text';
  return 'file' in data || 'files' in data ? 'file' : 'failed';
}
