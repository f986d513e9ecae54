import type { DatabaseSync } from 'node:sqlite';
import type { BaccaratAnswer } from '#sandbox/games/baccarat/BaccaratAnswer.ts';
import { playCoup } from '#sandbox/games/baccarat/baccaratMaths.ts';
import { baccaratMessages } from '#sandbox/games/baccarat/frame/baccaratMessages.ts';
import type { FlightResult } from '#sandbox/games/crash/CrashAnswer.ts';
import type { DiceAnswer } from '#sandbox/games/dice/DiceAnswer.ts';
import { throwDice } from '#sandbox/games/dice/diceMaths.ts';
import type { PlinkoAnswer } from '#sandbox/games/plinko/PlinkoAnswer.ts';
import type { WheelAnswer } from '#sandbox/games/roulette/RouletteAnswer.ts';
import { colourOf, spinWheel } from '#sandbox/games/roulette/rouletteMaths.ts';
import type { Clock } from '#sandbox/world/clock.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { CURRENCIES, toMoney } from '#sandbox/world/money/currency.ts';
import { createDice, type Dice } from '#sandbox/world/play/dice.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { TableFacts } from '#shared/api/play/games.contract.ts';
import type { Engine } from './engineOf.ts';

type TableResult = TableFacts['results'][number];

/** What a table tells of itself; undefined for slots. */
export type TableFactsOf = (game: string, locale: SandboxLanguage) => TableFacts | undefined;

const LAST = 5;
/** The interval of the network's rounds. */
const EVERY_SECONDS = 5 * 60;
/** Rounds of this sandbox are the last ones for so long; then the network's are. */
const OWN_SECONDS = 60 * 60;
/** A multiplier from here on is marked as large, in hundredths. */
const LARGE = 200;

const limits = CURRENCIES.map((currency) => {
  const { min, max } = betLimitsOf(currency);
  return { min: toMoney(min, currency), max: toMoney(max, currency) };
});

/** A multiplier in hundredths as frames write it; above 999 without decimals, because a result has six characters. */
function times(hundredths: number): TableResult {
  const text = hundredths < 100_000 ? String(hundredths / 100) : String(Math.floor(hundredths / 100));
  return { text: `×${text.replace('.', ',')}`.slice(0, 6), look: hundredths >= LARGE ? 'high' : 'low' };
}

/**
 * Reads what came of a round from its stored answer, by the field that an answer of this engine has: the history of demo players is of
 * slot rounds, whatever the game. Boards of mines depend on the player, so they have no results. `play`: a round of the network, at a live
 * table.
 */
const readers = {
  roulette: {
    field: 'number',
    read: ({ number }: Pick<WheelAnswer, 'number'>) => ({ text: String(number), look: colourOf(number) }),
    play: (dice: Dice) => spinWheel(dice, []),
  },
  baccarat: {
    field: 'banker',
    read: ({ result }: Pick<BaccaratAnswer, 'result'>, locale: SandboxLanguage) => ({
      // In Uzbek the letter of "Oʻyinchi" is Oʻ.
      text: /^.ʻ?/u.exec(baccaratMessages[locale][result])?.[0] ?? '',
      look: ({ player: 'blue', banker: 'red', tie: 'green' } as const)[result],
    }),
    play: (dice: Dice) => playCoup(dice, []),
  },
  dice: {
    field: 'faces',
    read: ({ faces: [a, b, c] }: Pick<DiceAnswer, 'faces'>) => ({
      text: String(a + b + c),
      look: a + b + c > 10 ? 'high' : 'low',
    }),
    play: (dice: Dice) => throwDice(dice, []),
  },
  crash: { field: 'point', read: ({ point }: FlightResult) => times(Math.max(100, point)), play: null },
  plinko: { field: 'tenths', read: ({ tenths }: PlinkoAnswer) => times(tenths * 10), play: null },
} satisfies Partial<Record<Engine, Reader>>;

interface Reader {
  field: string;
  read: (answer: never, locale: SandboxLanguage) => TableResult;
  play: ((dice: Dice) => object) | null;
}

interface TableFactsOptions {
  db: DatabaseSync;
  clock: Clock;
  seed: string;
  engines: ReadonlyMap<string, Engine>;
}

/**
 * Results are those of real rounds for money of the last hour, of whichever player; before them those of fictitious rounds of a network,
 * which follow from seed and clock as its winners do, at the tables that many play together.
 */
export function createTableFacts({ db, clock, seed, engines }: TableFactsOptions): TableFactsOf {
  const last = prepare<{ answer: string }>(
    db,
    `SELECT answer FROM game_round WHERE mode = 'play' AND game = ?1 AND created_at > ?3 AND json_type(answer, ?2) IS NOT NULL
     ORDER BY created_at DESC, rowid DESC LIMIT ${LAST}`,
  );
  const ofNetwork = (game: string, play: Reader['play'], count: number) => {
    if (!play) return [];
    const newest = Math.floor(clock.seconds() / EVERY_SECONDS) - 1;
    return Array.from({ length: count }, (_, back) => play(createDice(`table:${seed}:${game}:${newest - back}`)));
  };
  return (game, locale) => {
    const engine = engines.get(game);
    if (engine === undefined || engine === 'slot') return undefined;
    if (!(engine in readers)) return { results: [], limits };
    const { field, read, play }: Reader = readers[engine as keyof typeof readers];
    const played = last
      .all(game, `$.${field}`, clock.seconds() - OWN_SECONDS)
      .map(({ answer }) => JSON.parse(answer) as object);
    const rounds = [...played, ...ofNetwork(game, play, LAST - played.length)];
    return { results: rounds.map((answer) => read(answer as never, locale)), limits };
  };
}
