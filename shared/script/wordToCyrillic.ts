import { cyrillicStems, cyrillicWords } from './cyrillicWords.ts';
import { SUFFIX } from './uzbekSuffix.ts';

const SINGLE: Record<string, string> = {
  a: 'а',
  b: 'б',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'ҳ',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'қ',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  x: 'х',
  y: 'й',
  z: 'з',
  ʼ: 'ъ',
};

/** Applied in this order: a later rule works on what the earlier ones left in Latin. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // The apostrophe of `Isʼhoq` only separates s and h.
  [/sʼh/g, 'сҳ'],
  [/oʻ/g, 'ў'],
  [/gʻ/g, 'ғ'],
  // `ts` of a borrowed ending; in `ketsin` and `vaqtsiz`, t and s are separate letters.
  [/ts(?=i(?:ya|ye|yo|o|a))/g, 'ц'],
  [/(?<=[knp])s(?=i(?:ya|o))/g, 'ц'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/(?<![a-zа-яўқғҳʼ])ye/g, 'е'],
  [/(?<=[aeiouў])ye/g, 'е'],
  [/(?<=[a-zа-яғҳ])ye/g, 'ье'],
  [/yo/g, 'ё'],
  [/yu/g, 'ю'],
  [/ya/g, 'я'],
  [/(?<![a-zа-яўқғҳёʼ])e/g, 'э'],
  [/(?<=[aeiouўюяё])e/g, 'э'],
  [/[a-zʼ]/g, ''],
];

const STEMS = Object.keys(cyrillicStems).sort((one, other) => other.length - one.length);

function byRule(lower: string): string {
  return RULES.slice(0, -1)
    .reduce((text, [latin, cyrillic]) => text.replace(latin, cyrillic), lower)
    .replace(/[a-zʼ]/g, (letter) => SINGLE[letter] ?? letter);
}

function byStem(lower: string): string | undefined {
  const stem = STEMS.find((known) => lower.startsWith(known) && SUFFIX.test(lower.slice(known.length)));
  // The ending is inside a word, where `e` does not become `э`; hence the leading `l`.
  return stem && `${cyrillicStems[stem]}${byRule(`l${lower.slice(stem.length)}`).slice(1)}`;
}

/** Applies the case of the Latin word: all capitals, first capital, or none. */
function likeCase(cyrillic: string, latin: string): string {
  const letters = latin.replace(/[^A-Za-z]/g, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && !/^(?:[SC]H|Y[AEOU])$/.test(letters))
    return cyrillic.toUpperCase();
  return /^[A-Z]/.test(latin) ? cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1) : cyrillic;
}

/** Transliterates one word of Latin letters and any kind of apostrophes to Cyrillic. */
export function wordToCyrillic(word: string): string {
  const lower = word
    .toLowerCase()
    .replace(/(?<=[og])[ʻʼ'’‘`´]/g, 'ʻ')
    .replace(/['’‘`´]/g, 'ʼ')
    .replace(/(?<![og])ʻ/g, 'ʼ');
  return likeCase(cyrillicWords[lower] ?? byStem(lower) ?? byRule(lower), word);
}
