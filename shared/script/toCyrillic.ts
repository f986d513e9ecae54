import { staysLatin, UNTOUCHED } from './staysLatin.ts';
import { wordToCyrillic } from './wordToCyrillic.ts';

/** A word: letters with their apostrophes; any apostrophe between letters, at the end only those of `gʻ` and `oʻ`. */
const WORD = /[A-Za-z](?:[A-Za-z]|[ʻʼ'’‘`´](?=[A-Za-z])|(?<=[Gg])['’‘`´]|[ʻʼ])*/g;
const QUOTES = /['’‘`´]$/;

/**
 * Transliterates Uzbek from Latin to Cyrillic. Addresses, e-mails, tags, placeholders (`{name}`, `$$min$$`), brands, currencies and
 * foreign words are kept, and so is Cyrillic text, so the function is idempotent.
 *
 * `Oʻyinni boshlang, {name}` -> `Ўйинни бошланг, {name}`
 */
export function toCyrillic(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text;
  return text
    .split(UNTOUCHED)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(WORD, (word, from: number) => convertWord(word, part[from - 1])),
    )
    .join('');
}

/** Transliterates one word. `before`: the character in front of it. */
function convertWord(word: string, before: string | undefined): string {
  const quote = QUOTES.exec(word)?.[0];
  // `'bog'` is the word "bog" in quotes; `bog'` is the word for garden.
  if (quote !== undefined && before !== undefined && "'’‘`´".includes(before))
    return convertWord(word.slice(0, -1), undefined) + quote;
  return staysLatin(word) ?? wordToCyrillic(word);
}
