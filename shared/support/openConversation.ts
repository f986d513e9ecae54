import type { Call } from '#shared/api/call.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { sendFeedback } from '#shared/api/site/support.contract.ts';
import { openTicket } from '#shared/api/site/tickets.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { feedbackInput } from './feedbackInput.ts';
import type { Ticket } from './ticketRule.ts';

interface NewTicket {
  ticket: Ticket;
  number: string;
  code: string;
  /** Ids of files that the platform has. */
  files?: readonly string[];
  /** Context that the site adds, such as the game or round, one line each. */
  about?: readonly string[] | undefined;
}

/**
 * Opens a ticket; on a platform without conversations it is a letter with the number in its text. Returns whether number and code open it.
 * Rejects with the refusal. The same number and code sent again after a lost answer open no second one.
 */
export async function openConversation(
  call: Call,
  { ticket, number, code, files = [], about = [] }: NewTicket,
): Promise<boolean> {
  const { subject_id: subject, name, email, text } = ticket;
  const said = about.length === 0 ? text : [text, '', ...about].join('\n');
  const fields = { number, code, subject_id: subject ?? '', name: name ?? '', email, text: said };
  try {
    requireOne(await call(openTicket, { ...fields, files: [...files] }));
    return true;
  } catch (error) {
    const isUnknown = error instanceof AppError && error.type === 'MethodNotFoundException';
    if (!isUnknown || files.length > 0) throw error;
  }
  requireOne(await call(sendFeedback, feedbackInput({ ticket, caseNumber: number, about })));
  return false;
}
