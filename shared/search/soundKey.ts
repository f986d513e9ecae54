import { searchKey } from './searchKey.ts';

/** In this order: a later rule sees what an earlier one has written. */
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

/** Text as it sounds, roughly: `Рулетка` and `Roulette` begin alike, `фокс` is `Fox`. For those who write an English name as they hear it. */
export function soundKey(text: string): string {
  // A Cyrillic х is the sound of h; the Latin x of a name is ks.
  const heard = searchKey(text.replace(/[хҳ]/gi, 'h'));
  return RULES.reduce((key, [from, to]) => key.replace(from, to), heard);
}
