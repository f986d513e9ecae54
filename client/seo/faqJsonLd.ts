interface Question {
  question: string;
  /** Markup: `**bold**`. */
  answer: string;
}

/** Questions as one FAQPage; nothing when there are none. */
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
