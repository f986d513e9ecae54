import type { Block } from '../../../shared/content/pages.content.ts';

/** The page's contents: headings of level 2 that have a name in the address. */
export function contentsOf(blocks: readonly Block[]): { anchor: string; text: string }[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === '2' && block.anchor ? [{ anchor: block.anchor, text: block.text }] : [],
  );
}
