import type { Letter } from './letterRule.ts';

interface FeedbackParts {
  letter: Letter;
  caseNumber: string;
  /** What the site adds: where in the product the letter is about, a line each. */
  about?: readonly string[];
}

/** The platform's form of a letter: its number and what it is about stand under the words. */
export function feedbackInput({
  letter: { subject_id: subject, name, email, text },
  caseNumber,
  about = [],
}: FeedbackParts) {
  return {
    ...(subject ? { subject_id: subject } : {}),
    ...(name ? { name } : {}),
    email,
    text: [text, '', ...about, `#${caseNumber}`].join('\n'),
  };
}
