import type { ContentPageData } from '#shared/content/pages.content.ts';

export interface Question {
  question: string;
  answer: string;
}

export interface QuestionGroup {
  title: string;
  items: Question[];
}

/** FAQ groups of content pages. */
export function faqOf(pages: readonly ContentPageData[]): QuestionGroup[] {
  return pages.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => (block.type === 'faq' ? [{ title: block.title || title, items: block.items }] : [])),
  );
}
