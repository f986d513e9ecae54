import { useApp } from '#client/context/useApp.ts';
import { sendFeedback } from '#shared/api/site/support.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { createCaseNumber } from '#shared/support/createCaseNumber.ts';
import { feedbackInput } from '#shared/support/feedbackInput.ts';
import type { Ticket } from '#shared/support/ticketRule.ts';

/** Returns a function that sends a ticket: resolves to its case number, rejects with the refusal. */
export function useSendTicket() {
  const { call } = useApp();
  return async (ticket: Ticket, about?: readonly string[]): Promise<string> => {
    const caseNumber = createCaseNumber();
    const answer = await call(sendFeedback, feedbackInput({ ticket, caseNumber, ...(about ? { about } : {}) }));
    // Anything but 1 is a failure.
    if (answer !== 1) throw new AppError('UnknownErrorException');
    return caseNumber;
  };
}
