import type { QuestionGroup } from './faqOf.ts';

/** All questions as one FAQPage; nothing when there are none. */
export function faqJsonLd(groups: readonly QuestionGroup[]): object[] {
  const questions = groups.flatMap(({ items }) => items);
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
