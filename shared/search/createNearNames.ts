import { soundKey } from './soundKey.ts';

/** Texts whose words are spelt almost as typed, every word with mistakes of its own. */
export interface NearNames {
  /** Indexes of the texts with the least mistakes, in the order of the list, at most 24. */
  find(query: string): number[];
  /** The words of a text that the query means, as the text writes them; null: none of them is misspelt, or one is too far off. */
  spell(query: string, place: number): string | null;
}

const MAX_RESULTS = 24;
/** A begun word is a weaker match than a whole one with as many mistakes. */
const UNFINISHED = 0.5;

interface Word {
  sound: string;
  places: number[];
}

/** Compares word by word and by sound: `pamr fks` finds `Pamir Fox`. The first sound of each word must be right, which keeps it fast. */
export function createNearNames(texts: readonly string[]): NearNames {
  const byFirst = new Map<string, Map<string, Word>>();
  for (const [place, text] of texts.entries())
    for (const sound of new Set(soundKey(text).split(' '))) {
      const first = sound.charAt(0);
      const words = byFirst.get(first) ?? new Map<string, Word>();
      byFirst.set(first, words);
      const word = words.get(sound) ?? { sound, places: [] };
      word.places.push(place);
      words.set(sound, word);
    }

  /** Mistakes of a typed word in each text that has it. */
  function mistakesOf(typed: string): Map<number, number> {
    const least = new Map<number, number>();
    for (const { sound, places } of byFirst.get(typed.charAt(0))?.values() ?? []) {
      const mistakes = mistakesBetween(typed, sound);
      if (mistakes === null) continue;
      for (const place of places) least.set(place, Math.min(mistakes, least.get(place) ?? Infinity));
    }
    return least;
  }

  return {
    find(query) {
      const [first, ...others] = soundKey(query).split(' ').map(mistakesOf);
      if (!first) return [];
      const sums = [...first].flatMap(([place, mistakes]) => {
        const sum = others.reduce((before, other) => before + (other.get(place) ?? Infinity), mistakes);
        return sum === Infinity ? [] : [{ place, sum }];
      });
      const least = Math.min(...sums.map(({ sum }) => sum));
      return sums
        .filter(({ sum }) => sum === least)
        .map(({ place }) => place)
        .sort((one, other) => one - other)
        .slice(0, MAX_RESULTS);
    },
    spell(query, place) {
      const written = (texts[place] ?? '').split(/[^\p{L}\p{N}'ʻʼ‘’]+/u).filter(Boolean);
      let isMisspelt = false;
      const meant = soundKey(query)
        .split(' ')
        .map((typed) => {
          const [nearest] = written
            .map((word) => ({ word, mistakes: mistakesBetween(typed, soundKey(word)) ?? Infinity }))
            .sort((one, other) => one.mistakes - other.mistakes);
          if (!nearest || nearest.mistakes === Infinity) return null;
          isMisspelt ||= nearest.mistakes >= 1;
          return nearest.word;
        });
      return isMisspelt && meant.every((word) => word !== null) ? [...new Set(meant)].join(' ') : null;
    },
  };
}

/** Min mistakes that turn `typed` into `word` or into its beginning; null: more than a word of this length may have. */
function mistakesBetween(typed: string, word: string): number | null {
  const allowed = typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2;
  if (typed.length - word.length > allowed || typed.charAt(0) !== word.charAt(0)) return null;
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const replaced = (row[j - 1] as number) + (isSame ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const swapped = isSwapped ? (before[j - 2] as number) + 1 : Infinity;
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, replaced, swapped));
    }
    before = row;
    row = next;
  }
  const whole = row.at(-1) as number;
  const begun = Math.min(...row) + UNFINISHED;
  const mistakes = Math.min(whole, begun);
  return mistakes > allowed + UNFINISHED ? null : mistakes;
}
