/** Beginnings of words with one meaning in Uzbek and Russian, as holdsWords folds them: a menu says "yechish", an answer "yechaman". */
const FAMILIES: readonly (readonly string[])[] = [
  ['ech', 'vivod', 'vives', 'vived', 'snyat', 'snim', 'obnal'],
  ["to'ldir", 'kirit', 'depozit', 'popoln', 'vnes', 'zachisl', 'tush'],
  ["ro'yxat", 'registr', 'zaregistr'],
  ['kirish', 'kira', 'kiro', 'login', 'vxod', 'voyt', 'avtoriz'],
  ['tasdiq', 'verifik', 'hujjat', 'pasport', 'proverk', 'proverya', 'dokument', 'podtver'],
  ['limit', 'chegara', 'chekl', 'ogranich'],
  ['tanaffus', 'pereriv', 'pauz', 'samoisklyuch'],
  ["qo'llab", 'erdam', 'podderjk', 'pomosh'],
  ['pul', 'deng', 'deneg', 'sredstv'],
];
const families = FAMILIES.map((beginnings) => ({
  beginnings,
  inText: new RegExp(`(?:^|[^\\p{L}'])(?:${beginnings.join('|')})`, 'u'),
}));

/** A pattern of the words with the meaning of `word`, both folded as in holdsWords; undefined: no other words are known. */
export function wordFamily(word: string): RegExp | undefined {
  return families.find(({ beginnings }) => beginnings.some((beginning) => word.startsWith(beginning)))?.inText;
}
