import type { Block } from '../../../shared/content/pages.content.ts';

/** The questions of all FAQ blocks of a page. */
export function questionsOf(blocks: readonly Block[]) {
  return blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
}
