import { searchKey } from './searchKey.ts';

/** Applied in this order: a later rule works on the output of the earlier ones. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/[gk]h/g, 'h'],
  [/dj|dzh|zh/g, 'j'],
  [/w/g, 'v'],
  [/ch/g, '4'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/4/g, 'ch'],
  [/oo|ou/g, 'u'],
  [/ee|ea/g, 'i'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
  [/([a-z]{3})e\b/g, '$1'],
];

/** Approximate phonetic key: `Рулетка` and `Roulette` begin alike, `фокс` equals `Fox`. For English names that are typed by ear. */
export function soundKey(text: string): string {
  // A Cyrillic х sounds like h; the Latin x of a name like ks.
  const latin = searchKey(text.replace(/[хҳ]/gi, 'h'));
  return RULES.reduce((key, [from, to]) => key.replace(from, to), latin);
}
