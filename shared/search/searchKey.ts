import { foldSearchText } from '#shared/domain/foldSearchText.ts';

/** Words of `a-z0-9` separated by single spaces. Apostrophes are removed, because many visitors type o instead of oʻ. */
export function searchKey(text: string): string {
  return foldSearchText(text)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
