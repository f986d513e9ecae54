import type { ContentPage } from '../../../shared/content/pages.content.ts';

export interface Question {
  question: string;
  answer: string;
}

export interface QuestionGroup {
  title: string;
  items: Question[];
}

/** The questions of the content service's page of them, in its groups. */
export function faqOf(pages: readonly ContentPage[]): QuestionGroup[] {
  return pages.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => (block.type === 'faq' ? [{ title: block.title || title, items: block.items }] : [])),
  );
}
