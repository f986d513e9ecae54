import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { type TicketProblem, ticketPage } from '#server/edge/pages/ticketPage.ts';
import { sendFeedback } from '#shared/api/site/support.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { createCaseNumber } from '#shared/support/createCaseNumber.ts';
import { feedbackInput } from '#shared/support/feedbackInput.ts';
import { ticketRule } from '#shared/support/ticketRule.ts';

/** Sends a ticket with a number of its own; a refused one returns as it was typed, in the answer itself. */
export async function sendTicket({ fields, locale, brand, call }: FormPost): Promise<FormOutcome> {
  const again = (problem: TicketProblem): FormOutcome => ({
    html: (nonce) => ticketPage({ fields, problem, locale, brand, nonce }),
  });
  const parsed = ticketRule.safeParse(fields);
  if (!parsed.success) return again(parsed.error.issues[0]?.path[0] === 'email' ? 'email' : 'text');
  const caseNumber = createCaseNumber();
  try {
    const answer = await call(sendFeedback, feedbackInput({ ticket: parsed.data, caseNumber }));
    return answer === 1 ? { step: 'sent', case: caseNumber } : again('failed');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return again('email' in error.data ? 'email' : 'text' in error.data ? 'text' : 'failed');
  }
}
