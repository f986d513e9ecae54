import { foldSearchText } from '#shared/domain/foldSearchText.ts';
import { wordFamily } from './wordFamily.ts';
import { wordStem } from './wordStem.ts';

/** Min characters of a word; shorter words are in every text. */
const WORD_MIN = 2;

/** Unifies what the two Uzbek scripts spell differently: `yechish`, `yordam` and `aksiya` become what `ечиш`, `ёрдам` and `акция` fold to. */
const alike = (folded: string): string => folded.replace(/y[eo]/g, 'e').replaceAll('ts', 's');

/** A pattern of the words that begin as `word` does without its endings; undefined: it has none. */
function formOf(word: string): RegExp | undefined {
  const stem = wordStem(word);
  return stem === undefined
    ? undefined
    : new RegExp(`(?:^|[^\\p{L}'])${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u');
}

/** Search keys of a text: both spellings, for holdsWords. */
export function wordKeys(text: string): string {
  const folded = foldSearchText(text);
  return `${folded}\n${alike(folded)}`;
}

/** Returns a function that tests whether `wordKeys` of a text contain every typed word a form of it (wordStem) or one of its meaning (wordFamily), in either script; null: no word was typed. */
export function holdsWords(typed: string): ((keys: string) => boolean) | null {
  const words = foldSearchText(typed)
    .split(' ')
    .filter((word) => word.length >= WORD_MIN);
  if (words.length === 0) return null;
  const sought = words.map((word) => ({
    word,
    spelling: alike(word),
    family: wordFamily(alike(word)),
    form: formOf(alike(word)),
  }));
  return (keys) =>
    sought.every(
      ({ word, spelling, family, form }) =>
        keys.includes(word) || keys.includes(spelling) || family?.test(keys) === true || form?.test(keys) === true,
    );
}
