import uFuzzy from '@leeoniya/ufuzzy';
import { createNearNames } from './createNearNames.ts';
import { createTrigrams } from './createTrigrams.ts';
import { searchKey } from './searchKey.ts';
import { soundKey } from './soundKey.ts';

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const other: ReadonlyMap<string, string> = new Map(
  Array.from(LATIN, (latin, index) => [latin, CYRILLIC[index] as string] as const).flatMap(([latin, cyrillic]) => [
    [latin, cyrillic],
    [cyrillic, latin],
  ]),
);

/** Converts text to what the same keys type in the other keyboard layout: `цщда` becomes `wolf`. */
function switchLayout(text: string): string {
  return Array.from(text.toLowerCase(), (character) => other.get(character) ?? character).join('');
}

/** A search in a fixed list of short texts. */
export interface TextSearch {
  /** Indexes of the matching texts, best first; ties in the order of the list. */
  find(query: string): number[];
  /** What a misspelt query means, in the words of the best match; null: it is spelt as a match, or nothing like it is known. */
  spelt(query: string): string | null;
  /** Builds the indexes for misspelt words in advance, so that the first such query is not slower. */
  warm(): void;
}

/** Min characters of a query for fuzzy matching; a shorter word with a mistake could be any word. */
const MIN_FUZZY_LENGTH = 4;
/** Min characters of a sound key; `qqqqqq` has the key `k`, which would match half of all texts. */
const MIN_SOUND_LENGTH = 3;
/** Max words of a query; further words are ignored. */
const MAX_WORDS = 6;

/** Mistakes are allowed after the first character only: it is seldom wrong, and requiring it keeps the search fast. */
const AFTER_FIRST: [number, number] = [1, Infinity];
const NO_ERRORS = { intraSlice: AFTER_FIRST, intraIns: 0, intraSub: 0, intraTrn: 0, intraDel: 0 } as const;
const ONE_ERROR = { intraSlice: AFTER_FIRST, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;

/**
 * Creates a search in short texts that ignores case, script and order of words, and matches partial words. Without a match it tries, in
 * turn: one mistake per word, phonetic spelling, the other keyboard layout, the least mistakes word by word, shared trigrams. The first
 * kind with matches is the result, so that exact matches are not mixed with similar texts.
 */
export function createTextSearch(texts: readonly string[]): TextSearch {
  const keys = texts.map(searchKey);
  const fuzzy = new uFuzzy({
    intraMode: 1,
    intraRules: (term) => (term.length < MIN_FUZZY_LENGTH ? NO_ERRORS : ONE_ERROR),
  });
  const sounds = once(() => texts.map(soundKey));
  const trigrams = once(() => createTrigrams(keys));
  const nearNames = once(() => createNearNames(texts));

  const misspelt = (haystack: string[], needle: string): number[] => {
    const [places, info, order] = fuzzy.search(haystack, needle, 1);
    if (!places) return [];
    return info && order ? order.map((index) => info.idx[index] as number) : places;
  };

  function findKey(key: string, query: string): number[] {
    const exact = exactly(keys, key);
    if (exact.length > 0 || key.length < MIN_FUZZY_LENGTH) return exact;
    const one = misspelt(keys, key);
    if (one.length > 0) return one;
    const sound = soundKey(query);
    const phonetic = sound.length < MIN_SOUND_LENGTH ? [] : exactly(sounds(), sound);
    return phonetic.length > 0 || sound.length < MIN_FUZZY_LENGTH ? phonetic : misspelt(sounds(), sound);
  }

  const cutToMax = (query: string) => query.trim().split(/\s+/).slice(0, MAX_WORDS).join(' ');
  const keyOf = (query: string) => searchKey(query).split(' ').slice(0, MAX_WORDS).join(' ');

  /** The last query and its matches: they are asked for together with what it means. */
  let last: { query: string; places: number[] } = { query: '', places: [] };

  function find(query: string): number[] {
    if (last.query !== query) last = { query, places: search(query) };
    return [...last.places];
  }

  function search(query: string): number[] {
    const key = keyOf(query);
    if (key === '') return [];
    const match = findKey(key, query);
    if (match.length > 0) return match;
    const again = exactly(keys, searchKey(switchLayout(query)));
    if (again.length > 0 || key.length < MIN_FUZZY_LENGTH) return again;
    const near = soundKey(query).length < MIN_SOUND_LENGTH ? [] : nearNames().find(cutToMax(query));
    return near.length > 0 ? near : trigrams().find(key);
  }

  return {
    find,
    spelt(query) {
      const key = keyOf(query);
      if (key.length < MIN_FUZZY_LENGTH || exactly(keys, key).length > 0) return null;
      const [best] = find(query);
      return best === undefined ? null : nearNames().spell(cutToMax(query), best);
    },
    warm() {
      sounds();
      trigrams();
      nearNames();
    },
  };
}

/**
 * Indexes of texts that contain every word, ranked: texts that begin with the query as whole words, that begin with it, that have words
 * beginning with the words, then all others.
 */
function exactly(keys: readonly string[], key: string): number[] {
  const words = key.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const ranks: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const [place, text] of keys.entries()) {
    let rank = `${text} `.startsWith(`${key} `) ? 0 : text.startsWith(key) ? 1 : 2;
    for (const word of words) {
      const index = text.indexOf(word);
      if (index === -1) {
        rank = -1;
        break;
      }
      if (rank === 2 && index > 0 && !text.includes(` ${word}`)) rank = 3;
    }
    if (rank >= 0) ranks[rank as 0 | 1 | 2 | 3].push(place);
  }
  return ranks.flat();
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
