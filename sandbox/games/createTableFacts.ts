import type { DatabaseSync } from 'node:sqlite';
import type { BaccaratAnswer } from '#sandbox/games/baccarat/BaccaratAnswer.ts';
import { baccaratMessages } from '#sandbox/games/baccarat/frame/baccaratMessages.ts';
import type { FlightResult } from '#sandbox/games/crash/CrashAnswer.ts';
import type { DiceAnswer } from '#sandbox/games/dice/DiceAnswer.ts';
import type { PlinkoAnswer } from '#sandbox/games/plinko/PlinkoAnswer.ts';
import type { WheelAnswer } from '#sandbox/games/roulette/RouletteAnswer.ts';
import { colourOf } from '#sandbox/games/roulette/rouletteMaths.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { CURRENCIES, toMoney } from '#sandbox/world/money/currency.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { TableFacts } from '#shared/api/play/games.contract.ts';
import type { Engine } from './engineOf.ts';

type TableResult = TableFacts['results'][number];

/** What a table tells of itself; undefined for slots. */
export type TableFactsOf = (game: string, locale: SandboxLanguage) => TableFacts | undefined;

const LAST = 5;
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
 * slot rounds, whatever the game. Boards of mines depend on the player, so they have no results.
 */
const readers = {
  roulette: { field: 'number', read: ({ number }: WheelAnswer) => ({ text: String(number), look: colourOf(number) }) },
  baccarat: {
    field: 'banker',
    read: ({ result }: BaccaratAnswer, locale: SandboxLanguage) => ({
      // In Uzbek the letter of "Oʻyinchi" is Oʻ.
      text: /^.ʻ?/u.exec(baccaratMessages[locale][result])?.[0] ?? '',
      look: ({ player: 'blue', banker: 'red', tie: 'green' } as const)[result],
    }),
  },
  dice: {
    field: 'faces',
    read: ({ faces: [a, b, c] }: DiceAnswer) => ({ text: String(a + b + c), look: a + b + c > 10 ? 'high' : 'low' }),
  },
  crash: { field: 'point', read: ({ point }: FlightResult) => times(Math.max(100, point)) },
  plinko: { field: 'tenths', read: ({ tenths }: PlinkoAnswer) => times(tenths * 10) },
} satisfies Partial<Record<Engine, { field: string; read: (answer: never, locale: SandboxLanguage) => TableResult }>>;

/** Results are those of real rounds for money, of whichever player: a new sandbox has none. */
export function createTableFacts(db: DatabaseSync, engines: ReadonlyMap<string, Engine>): TableFactsOf {
  const last = prepare<{ answer: string }>(
    db,
    `SELECT answer FROM game_round WHERE mode = 'play' AND game = ?1 AND json_type(answer, ?2) IS NOT NULL
     ORDER BY created_at DESC, rowid DESC LIMIT ${LAST}`,
  );
  return (game, locale) => {
    const engine = engines.get(game);
    if (engine === undefined || engine === 'slot') return undefined;
    if (!(engine in readers)) return { results: [], limits };
    const { field, read } = readers[engine as keyof typeof readers];
    const rows = last.all(game, `$.${field}`);
    const results = rows.map(({ answer }) => read(JSON.parse(answer) as never, locale));
    return { results, limits };
  };
}
