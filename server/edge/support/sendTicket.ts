import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { type TicketProblem, ticketPage } from '#server/edge/pages/ticketPage.ts';
import { ticketSentPage } from '#server/edge/pages/ticketSentPage.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';
import { createCaseNumber } from '#shared/support/createCaseNumber.ts';
import { createTicketCode } from '#shared/support/createTicketCode.ts';
import { openConversation } from '#shared/support/openConversation.ts';
import { ticketRule } from '#shared/support/ticketRule.ts';
import { areTicketFiles, sendTicketFiles } from './sendTicketFiles.ts';

/**
 * Sends a ticket with a number of its own; a refused one returns as it was typed, in the answer itself. Its code is shown in the answer too,
 * and stands in no address: to visitors without an account, who have no other way to it on the site.
 */
export async function sendTicket({ fields, files, locale, brand, call }: FormPost): Promise<FormOutcome> {
  const again = (problem: TicketProblem): FormOutcome => ({
    html: (nonce) => ticketPage({ fields, problem, takesFiles: files.length > 0, locale, brand, nonce }),
  });
  const parsed = ticketRule.safeParse(fields);
  if (!parsed.success) return again(parsed.error.issues[0]?.path[0] === 'email' ? 'email' : 'text');
  if (!(await areTicketFiles(files))) return again('file');
  const [number, code] = [createCaseNumber(), createTicketCode()];
  try {
    const ids = await sendTicketFiles(call, files);
    const hasCode = await openConversation(call, { ticket: parsed.data, number, code, files: ids });
    if (!hasCode || fields[senderKeys.field] !== undefined) return { step: 'sent', case: number };
    return { html: (nonce) => ticketSentPage({ number, code, locale, brand, nonce }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return again(
      'email' in error.data ? 'email' : 'text' in error.data ? 'text' : 'file' in error.data ? 'file' : 'failed',
    );
  }
}
