import type { GameEntry } from './GameEntry.ts';
import { searchKey } from './searchKey.ts';
import { thingNames } from './thingNames.ts';

/** A kind of games as players call it, by the beginnings of words as searchKey folds them. */
const KINDS: readonly (readonly [beginnings: readonly string[], isOf: (game: GameEntry) => boolean])[] = [
  [['slot', 'avtomat', 'odnoruk'], ({ type }) => type === 'slot'],
  [['jonli', 'layv', 'jivie', 'jivoe', 'diler'], ({ type }) => type === 'live'],
  [['tezkor', 'bistr', 'fast', 'krash', 'crash'], ({ type }) => type === 'fast'],
  [['jekpot', 'djekpot', 'jakpot', 'jackpot'], ({ categories }) => categories.includes('jackpot')],
  [['demo', 'bepul', 'tekin', 'besplat'], ({ hasDemo }) => hasDemo],
  [['yangi', 'novie', 'novink'], ({ isNew }) => isNew],
];

/** Min characters of a typed word: a shorter one begins too many words. */
const WORD_MIN = 3;

/** A beginning of three letters begins words of other things too: `sir` is a secret, `sirdaryo` a river. */
const SHORT = 3;
const ENDING_MAX = 3;

/** `thingNames` as searchKey folds them. */
const THINGS = thingNames.map(([names, beginnings]) => ({
  names: new Set(names.map(searchKey)),
  beginnings: beginnings.map(searchKey),
}));

/** A game and its texts as searchKey folds them: folding thousands of names takes a tenth of a second, and a search runs at every character. */
export interface FoldedGame {
  game: GameEntry;
  name: string;
  /** With the provider's name. */
  fullName: string;
}

/**
 * The games that a typed text means though their names say it otherwise: a kind (`slotlar`, `джекпот`) or a thing (`ракета`, `мева`), in
 * any script; its other words are in the name or the provider's (`pamir tulki`). null: no word has such a meaning.
 */
export function meantGames(typed: string): ((folded: FoldedGame) => boolean) | null {
  const words = searchKey(typed).split(' ').filter(Boolean);
  const meanings = words.map(meaningOf);
  if (meanings.every((isOf) => isOf === null)) return null;
  return (folded) => words.every((word, index) => meanings[index]?.(folded) || folded.fullName.includes(word));
}

function meaningOf(word: string): ((folded: FoldedGame) => boolean) | null {
  if (word.length < WORD_MIN) return null;
  const kind = KINDS.find(([beginnings]) => beginnings.some((beginning) => word.startsWith(beginning)));
  if (kind) return ({ game }) => kind[1](game);
  const things = THINGS.map(({ names, beginnings }) => ({
    names,
    length: Math.max(0, ...beginnings.map((one) => lengthIn(word, one))),
  })).filter(({ length }) => length > 0);
  const longest = Math.max(...things.map(({ length }) => length));
  const meant = things.filter(({ length }) => length === longest);
  if (meant.length === 0) return null;
  return ({ name }) =>
    name.split(' ').some((part) => meant.some(({ names }) => names.has(part) || names.has(part.replace(/s$/, ''))));
}

function lengthIn(word: string, beginning: string): number {
  const isOther = beginning.length <= SHORT && word.length > beginning.length + ENDING_MAX;
  return word.startsWith(beginning) && !isOther ? beginning.length : 0;
}
