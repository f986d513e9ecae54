import { foldSearchText } from '../domain/foldSearchText.ts';

/** Shorter words are in everything. */
const WORD_MIN = 2;

/** What the two Uzbek alphabets spell unlike, spelled alike: `yechish`, `yordam` and `aksiya` as `ечиш`, `ёрдам` and `акция` are folded. */
const alike = (folded: string): string => folded.replace(/y[eo]/g, 'e').replaceAll('ts', 's');

/** A text to be searched, in both spellings. */
export function wordKeys(text: string): string {
  const folded = foldSearchText(text);
  return `${folded}\n${alike(folded)}`;
}

/** Looks in `wordKeys` for every word of what was typed, in whichever alphabet either is written; null: nothing worth a search was typed. */
export function holdsWords(typed: string): ((keys: string) => boolean) | null {
  const words = foldSearchText(typed)
    .split(' ')
    .filter((word) => word.length >= WORD_MIN);
  if (words.length === 0) return null;
  return (keys) => words.every((word) => keys.includes(word) || keys.includes(alike(word)));
}
