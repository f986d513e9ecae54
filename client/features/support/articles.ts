import type { ContentPage } from '../../../shared/content/pages.content.ts';
import { foldSearchText } from '../../../shared/domain/foldSearchText.ts';

/** A part of a content page under one heading, and where it stands. */
export interface Article {
  href: string;
  title: string;
  /** Name of the page. */
  page: string;
  /** Folded for the search: title and text. */
  inTitle: string;
  all: string;
}

/** Articles shown at once. */
const SHOWN = 5;
/** Shorter words are in everything. */
const WORD_MIN = 2;

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
      inTitle: foldSearchText(part.title),
      all: foldSearchText([part.title, ...part.texts].join(' ')),
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
  const words = foldSearchText(typed)
    .split(' ')
    .filter((word) => word.length >= WORD_MIN);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = articles.filter(({ all }) => has(all));
  const [first, rest] = [found.filter(({ inTitle }) => has(inTitle)), found.filter(({ inTitle }) => !has(inTitle))];
  return [...first, ...rest].slice(0, SHOWN);
}
