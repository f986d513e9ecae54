import type { GameEntry } from './GameEntry.ts';
import { searchKey } from './searchKey.ts';

/** A kind of games as players call it, by the beginnings of words as searchKey folds them. */
const KINDS: readonly (readonly [beginnings: readonly string[], isOf: (game: GameEntry) => boolean])[] = [
  [['slot', 'avtomat', 'odnoruk'], ({ type }) => type === 'slot'],
  [['jonli', 'layv', 'jivie', 'jivoe', 'diler'], ({ type }) => type === 'live'],
  [['tezkor', 'bistr', 'fast', 'krash', 'crash'], ({ type }) => type === 'fast'],
  [['jekpot', 'djekpot', 'jakpot', 'jackpot'], ({ categories }) => categories.includes('jackpot')],
  [['demo', 'bepul', 'tekin', 'besplat'], ({ hasDemo }) => hasDemo],
  [['yangi', 'novie', 'novink'], ({ isNew }) => isNew],
];

/** What a game's English name calls the thing that a player names in Uzbek or Russian: name's words, then beginnings of the player's. */
const THINGS: readonly (readonly [names: readonly string[], beginnings: readonly string[]])[] = [
  [['roulette'], ['ruletk', 'rulett']],
  [['blackjack'], ['blekdj', 'blekj', 'ochko', 'dvadsat']],
  [['baccarat'], ['bakkar']],
  [['poker'], ['poker', 'pokir']],
  [
    ['rocket', 'crash', 'jet', 'pilot', 'plane'],
    ['raket', 'samolet', 'samolyot', 'aviator', 'uchoq'],
  ],
  [
    ['mines', 'mine'],
    ['minalar', 'mini', 'saper', 'sapyor'],
  ],
  [['dice'], ['zarlar', 'kosti', 'kubik', 'oshiq']],
  [['wheel'], ['gildirak', 'koles', 'baraban']],
  [
    ['fruit', 'fruits', 'cherry'],
    ['meva', 'frukt', 'vishn', 'olcha'],
  ],
  [['book'], ['kitob', 'knig']],
  [
    ['gold', 'golden'],
    ['oltin', 'tilla', 'zolot'],
  ],
  [['wolf'], ['bori', 'volk', 'volch']],
  [['fox'], ['tulki', 'lisa', 'lisi']],
  [['dragon'], ['ajdar', 'ajdah', 'drakon']],
  [['horse'], ['otlar', 'loshad']],
  [
    ['fish', 'fishing'],
    ['baliq', 'riba', 'ribal'],
  ],
  [
    ['star', 'stars'],
    ['yulduz', 'zvezd'],
  ],
  [
    ['pyramid', 'egypt', 'pharaoh'],
    ['piramid', 'misr', 'egipet', 'faraon'],
  ],
];

/** Min characters of a typed word: a shorter one begins too many words. */
const WORD_MIN = 3;

/**
 * The games that a typed text means though their names say it otherwise: a kind (`slotlar`, `джекпот`) or a thing (`ракета`, `мева`), in
 * any script. null: the text has a word without such a meaning.
 */
export function meantGames(typed: string): ((game: GameEntry) => boolean) | null {
  const words = searchKey(typed).split(' ').filter(Boolean);
  const meant = words.map(meaningOf);
  if (words.length === 0 || meant.some((isOf) => isOf === null)) return null;
  return (game) => meant.every((isOf) => isOf?.(game));
}

function meaningOf(word: string): ((game: GameEntry) => boolean) | null {
  if (word.length < WORD_MIN) return null;
  const begins = (beginnings: readonly string[]) => beginnings.some((beginning) => word.startsWith(beginning));
  const kind = KINDS.find(([beginnings]) => begins(beginnings));
  if (kind) return kind[1];
  const thing = THINGS.find(([, beginnings]) => begins(beginnings));
  if (!thing) return null;
  const names = new Set(thing[0]);
  return ({ name }) =>
    searchKey(name)
      .split(' ')
      .some((part) => names.has(part));
}
