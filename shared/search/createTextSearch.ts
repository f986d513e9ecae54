import uFuzzy from '@leeoniya/ufuzzy';
import { createTrigrams } from './createTrigrams.ts';
import { searchKey } from './searchKey.ts';
import { soundKey } from './soundKey.ts';
import { switchLayout } from './switchLayout.ts';

export interface TextSearch {
  /** Places of the texts that answer, the best first; of equals the earlier text. */
  find(query: string): number[];
  /** Builds what only misspelt words need, so that the first of them is answered as fast as the next. */
  warm(): void;
}

/** A shorter word with a mistake in it could be any other. */
const FUZZY_FROM = 4;
/** `qqqqqq` sounds like `k`, and so does half of everything. */
const HEARD_FROM = 3;
/** Words beyond these say nothing more. */
const WORDS = 6;

/** The first character is seldom the wrong one, and asking for it keeps the search fast. */
const AFTER_FIRST: [number, number] = [1, Infinity];
const NO_ERRORS = { intraSlice: AFTER_FIRST, intraIns: 0, intraSub: 0, intraTrn: 0, intraDel: 0 } as const;
const ONE_ERROR = { intraSlice: AFTER_FIRST, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;

/**
 * Search in short texts that forgives case, alphabet, order of words, half a word; and, where nothing answers so, one
 * mistake a word, spelling by ear, the wrong layout of the keyboard and worse. The first kind that finds anything answers:
 * a list of what was meant is not filled up with what was not.
 */
export function createTextSearch(texts: readonly string[]): TextSearch {
  const keys = texts.map(searchKey);
  const fuzzy = new uFuzzy({
    intraMode: 1,
    intraRules: (term) => (term.length < FUZZY_FROM ? NO_ERRORS : ONE_ERROR),
  });
  const sounds = once(() => texts.map(soundKey));
  const trigrams = once(() => createTrigrams(keys));

  const misspelt = (haystack: string[], needle: string): number[] => {
    const [places, info, order] = fuzzy.search(haystack, needle, 1);
    if (!places) return [];
    return info && order ? order.map((index) => info.idx[index] as number) : places;
  };

  function findKey(key: string, query: string): number[] {
    const exact = exactly(keys, key);
    if (exact.length > 0 || key.length < FUZZY_FROM) return exact;
    const one = misspelt(keys, key);
    if (one.length > 0) return one;
    const sound = soundKey(query);
    const heard = sound.length < HEARD_FROM ? [] : exactly(sounds(), sound);
    return heard.length > 0 || sound.length < FUZZY_FROM ? heard : misspelt(sounds(), sound);
  }

  return {
    find(query) {
      const key = searchKey(query).split(' ').slice(0, WORDS).join(' ');
      if (key === '') return [];
      const found = findKey(key, query);
      if (found.length > 0) return found;
      const switched = switchLayout(query);
      const again = exactly(keys, searchKey(switched));
      if (again.length > 0 || key.length < FUZZY_FROM) return again;
      return trigrams().find(key);
    },
    warm() {
      sounds();
      trigrams();
    },
  };
}

/** Texts that hold every word: first those that begin with the whole as words of its own, then those that begin so, then those with words that do. */
function exactly(keys: readonly string[], key: string): number[] {
  const words = key.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const ranks: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const [place, text] of keys.entries()) {
    let rank = `${text} `.startsWith(`${key} `) ? 0 : text.startsWith(key) ? 1 : 2;
    for (const word of words) {
      const at = text.indexOf(word);
      if (at === -1) {
        rank = -1;
        break;
      }
      if (rank === 2 && at > 0 && !text.includes(` ${word}`)) rank = 3;
    }
    if (rank >= 0) ranks[rank as 0 | 1 | 2 | 3].push(place);
  }
  return ranks.flat();
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
