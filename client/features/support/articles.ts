import type { ContentPageData } from '#shared/content/pages.content.ts';
import { holdsWords, wordKeys } from '#shared/search/holdsWords.ts';

/** A section of a content page under one heading, with its address. */
export interface Article {
  href: string;
  title: string;
  /** Title of the page. */
  page: string;
  /** Search keys (wordKeys) of the title, and of title and text. */
  inTitle: string;
  all: string;
}

/** Maximum number of shown articles. */
const SHOWN = 5;

/** Content pages, split at their headings. Without FAQ blocks, which are searched separately. */
export function articlesOf(pages: readonly ContentPageData[]): Article[] {
  return pages.flatMap(({ slug, title, lead, blocks }) => {
    const parts = [{ anchor: '', title, texts: [lead] }];
    for (const block of blocks) {
      if (block.type === 'heading') parts.push({ anchor: block.anchor, title: block.text, texts: [] });
      else parts.at(-1)?.texts.push(...textsOf(block));
    }
    return parts.map((part) => ({
      href: `/${slug}${part.anchor ? `#${part.anchor}` : ''}`,
      title: part.title,
      page: title,
      inTitle: wordKeys(part.title),
      all: wordKeys([part.title, ...part.texts].join(' ')),
    }));
  });
}

function textsOf(block: ContentPageData['blocks'][number]): string[] {
  switch (block.type) {
    case 'richText':
      return [block.text];
    case 'list':
      return block.items;
    case 'callout':
      return [block.title, block.text];
    case 'table':
      return block.rows.flat();
    default:
      return [];
  }
}

/** Articles that contain every typed word, in either script; matches in the title first. */
export function findArticles(articles: readonly Article[], typed: string): Article[] {
  const has = holdsWords(typed);
  if (!has) return [];
  const matches = articles.filter(({ all }) => has(all));
  const [first, rest] = [matches.filter(({ inTitle }) => has(inTitle)), matches.filter(({ inTitle }) => !has(inTitle))];
  return [...first, ...rest].slice(0, SHOWN);
}
