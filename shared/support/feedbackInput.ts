import type { Ticket } from './ticketRule.ts';

interface FeedbackParts {
  ticket: Ticket;
  caseNumber: string;
  /** What the site adds: where in the product the ticket is about, a line each. */
  about?: readonly string[];
}

/** A ticket as the platform takes it: its number and subject stand under the text. */
export function feedbackInput({
  ticket: { subject_id: subject, name, email, text },
  caseNumber,
  about = [],
}: FeedbackParts) {
  return {
    subject_id: subject ?? '',
    name: name ?? '',
    email,
    text: [text, '', ...about, `#${caseNumber}`].join('\n'),
  };
}
