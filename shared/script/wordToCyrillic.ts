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
  // `ts` of a borrowed word; in `ketsin`, `vaqtsiz`, `otsimon` and `yurtsevar`, t and s are separate letters.
  [/ts(?=e(?!var)|i(?!z(?!m)|mon|n(?:$|lar|mi|chi)))/g, 'ц'],
  [/(?<=[knp])s(?=iya|io)|(?<=n)s(?=ial)/g, 'ц'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/(?<![a-zа-яўқғҳʼ])ye/g, 'е'],
  [/(?<=[aeiouў])ye/g, 'е'],
  [/(?<=[a-zа-яғҳ])ye/g, 'ье'],
  // `y` and `o` of a place's name that ends in `obod`.
  [/y(?=obod)/g, 'й'],
  [/yo/g, 'ё'],
  [/yu/g, 'ю'],
  [/ya/g, 'я'],
  [/(?<![a-zа-яўқғҳёʼ])e/g, 'э'],
  [/(?<=[aeiouўюяё])e/g, 'э'],
  [/[a-zʼ]/g, ''],
];

function byRule(lower: string): string {
  return RULES.slice(0, -1)
    .reduce((text, [latin, cyrillic]) => text.replace(latin, cyrillic), lower)
    .replace(/[a-zʼ]/g, (letter) => SINGLE[letter] ?? letter);
}

/** Transliterates an ending in lower case: inside a word, where `e` does not become `э`; hence the leading `l`. */
function endingToCyrillic(ending: string): string {
  return byRule(`l${ending}`).slice(1);
}

function byStem(lower: string): string | undefined {
  for (let end = lower.length; end > 2; end -= 1) {
    const stem = lower.slice(0, end);
    if (Object.hasOwn(cyrillicStems, stem) && SUFFIX.test(lower.slice(end)))
      return cyrillicStems[stem] + endingToCyrillic(lower.slice(end));
  }
  return undefined;
}

/** Applies the case of the Latin word: all capitals, first capital, or none. */
function likeCase(cyrillic: string, latin: string): string {
  const letters = latin.replace(/[^A-Za-z]/g, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && !/^(?:[SC]H|Y[AEOU])$/.test(letters))
    return cyrillic.toUpperCase();
  return /^[A-Z]/.test(latin) ? cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1) : cyrillic;
}

/** An abbreviation of at least two letters with an ending: `AQSHda`, `OAVga`. `SHarq` and `YAngi` only begin with a letter written as two. */
const ABBREVIATION = /^(?!(?:[SC]H|Y[AEOU])[a-z])((?:[A-Z][ʻʼ'’‘`´]?){2,})([a-z][a-zʻʼ]*)$/;

/** Transliterates one word of Latin letters and any kind of apostrophes to Cyrillic. */
export function wordToCyrillic(word: string): string {
  // `OʻzMU`: a syllable before an abbreviation.
  const [, syllable, rest] = /^([A-Z][ʻʼ'’‘`´]?[a-z]+)([A-Z].*)$/.exec(word) ?? [];
  if (syllable && rest) return wordToCyrillic(syllable) + wordToCyrillic(rest);
  const [, abbreviation, ending = ''] = ABBREVIATION.exec(word) ?? [];
  if (abbreviation && SUFFIX.test(ending)) return wordToCyrillic(abbreviation) + endingToCyrillic(ending);
  const lower = word
    .toLowerCase()
    .replace(/(?<=[og])[ʻʼ'’‘`´]/g, 'ʻ')
    .replace(/['’‘`´]/g, 'ʼ')
    .replace(/(?<![og])ʻ/g, 'ʼ');
  return likeCase(cyrillicWords[lower] ?? byStem(lower) ?? byRule(lower), word);
}
