import type { ContentPage } from '../../../shared/content/pages.content.ts';
import { holdsWords, wordKeys } from '../../../shared/search/holdsWords.ts';

/** A part of a content page under one heading, and where it stands. */
export interface Article {
  href: string;
  title: string;
  /** Name of the page. */
  page: string;
  /** For the search (wordKeys): the title, and all of it. */
  inTitle: string;
  all: string;
}

/** Articles shown at once. */
const SHOWN = 5;

/** The written pages, cut at their headings; questions are searched apart. */
export function articlesOf(pages: readonly ContentPage[]): Article[] {
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

function textsOf(block: ContentPage['blocks'][number]): string[] {
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

/** Articles that hold every word of what was typed, in either alphabet; those that hold them in the title first. */
export function findArticles(articles: readonly Article[], typed: string): Article[] {
  const has = holdsWords(typed);
  if (!has) return [];
  const found = articles.filter(({ all }) => has(all));
  const [first, rest] = [found.filter(({ inTitle }) => has(inTitle)), found.filter(({ inTitle }) => !has(inTitle))];
  return [...first, ...rest].slice(0, SHOWN);
}
