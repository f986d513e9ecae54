import type { Ticket } from './ticketRule.ts';

interface FeedbackParts {
  ticket: Ticket;
  caseNumber: string;
  /** Context that the site adds, such as the game or round, one line each. */
  about?: readonly string[];
}

/** The input of support.sendFeedback: context and case number are appended to the text. */
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
