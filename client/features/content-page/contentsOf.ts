import type { Block } from '#shared/content/pages.content.ts';

/** Table of contents: headings of level 2 with an anchor. */
export function contentsOf(blocks: readonly Block[]): { anchor: string; text: string }[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === '2' && block.anchor ? [{ anchor: block.anchor, text: block.text }] : [],
  );
}
