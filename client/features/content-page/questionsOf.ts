import type { Block } from '#shared/content/pages.content.ts';

export function questionsOf(blocks: readonly Block[]) {
  return blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
}
