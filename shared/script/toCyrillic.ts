import { staysLatin, UNTOUCHED } from './staysLatin.ts';
import { wordToCyrillic } from './wordToCyrillic.ts';

/** Letters with the apostrophes that belong to them: between letters any, at the end of a word those of `gʻ` and `oʻ`. */
const WORD = /[A-Za-z](?:[A-Za-z]|[ʻʼ'’‘`´](?=[A-Za-z])|(?<=[Gg])['’‘`´]|[ʻʼ])*/g;
const QUOTES = /['’‘`´]$/;

/**
 * Uzbek in Latin letters as it is written in Cyrillic ones. Addresses, e-mails, tags, placeholders (`{name}`, `$$min$$`), brands,
 * currencies and words of other languages stay; what is Cyrillic already stays, too, so that doing it twice changes nothing.
 *
 * `Oʻyinni boshlang, {name}` -> `Ўйинни бошланг, {name}`
 */
export function toCyrillic(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text;
  return text
    .split(UNTOUCHED)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(WORD, (word, from: number) => one(word, part[from - 1]))))
    .join('');
}

/** `before`: the character in front of the word. */
function one(word: string, before: string | undefined): string {
  const quote = QUOTES.exec(word)?.[0];
  // `'bog'` is a word in quotes, `bog'` a garden.
  if (quote !== undefined && before !== undefined && "'’‘`´".includes(before))
    return one(word.slice(0, -1), undefined) + quote;
  return staysLatin(word) ?? wordToCyrillic(word);
}
