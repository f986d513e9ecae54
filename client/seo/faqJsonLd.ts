interface Question {
  question: string;
  /** Markup: `**bold**`. */
  answer: string;
}

/** Questions as one FAQPage; empty without questions. */
export function faqJsonLd(questions: readonly Question[]): object[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('**', '') },
      })),
    },
  ];
}
