import { foldSearchText } from '../domain/foldSearchText.ts';

/** Words of `a-z0-9` apart by single spaces. Apostrophes fall away: half of those who type oʻ leave it out. */
export function searchKey(text: string): string {
  return foldSearchText(text)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
