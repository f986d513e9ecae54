import type { Block } from '../../../shared/content/pages.content.ts';

/** All questions of a page as one FAQPage; nothing when it has none. */
export function faqJsonLd(blocks: readonly Block[]): object[] {
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
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
