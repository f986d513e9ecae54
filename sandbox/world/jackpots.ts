import type { Locale } from '../../shared/locales.ts';
import type { Clock } from './clock.ts';
import { createDice } from './dice.ts';
import type { Ledger, Purse } from './ledger.ts';

export interface Pot {
  id: string;
  name: Record<Locale, string>;
  text: Record<Locale, string>;
  purse: Purse;
  /** The part of each real bet that goes in. */
  share: number;
  /** Minor units it starts again from. */
  floor: number;
  /** Minor units other sites of the network add each second. */
  perSecond: number;
  /** It drops somewhere in the network this often. */
  periodSeconds: number;
  games: string[];
}

export interface Jackpots {
  all(): Pot[];
  potOf(game: string): Pot | undefined;
  /** What the pot holds now, minor units. */
  amount(pot: Pot): number;
}

const DAY = 86_400;
const POTS: readonly Omit<Pot, 'purse' | 'games'>[] = [
  {
    id: '1',
    name: { uz: 'Registon', ru: 'Регистан' },
    text: { uz: 'Eng katta xazina: barcha slotlardan yigʻiladi', ru: 'Самая большая казна: собирается со всех слотов' },
    share: 0.004,
    floor: 1_500_000_000_00,
    perSecond: 9_241,
    periodSeconds: 61 * DAY,
  },
  {
    id: '2',
    name: { uz: 'Oltin karvon', ru: 'Золотой караван' },
    text: { uz: 'Har hafta yoʻlga chiqadi', ru: 'Отправляется в путь каждую неделю' },
    share: 0.006,
    floor: 120_000_000_00,
    perSecond: 5_133,
    periodSeconds: 7 * DAY,
  },
  {
    id: '3',
    name: { uz: 'Feruza', ru: 'Бирюза' },
    text: { uz: 'Har kuni kimgadir tegadi', ru: 'Каждый день достаётся кому-то' },
    share: 0.008,
    floor: 18_000_000_00,
    perSecond: 3_307,
    periodSeconds: DAY,
  },
  {
    id: '4',
    name: { uz: 'Tezkor', ru: 'Быстрый' },
    text: { uz: 'Har soatda yangidan boshlanadi', ru: 'Начинается заново каждый час' },
    share: 0.01,
    floor: 1_200_000_00,
    perSecond: 7_019,
    periodSeconds: 3_600,
  },
];

/** Pots that grow with every real bet made here and, slowly and by the clock alone, with the bets of a network around. */
export function createJackpots(deps: {
  clock: Clock;
  ledger: Ledger;
  seed: string;
  games: readonly string[];
}): Jackpots {
  const { clock, ledger, seed, games } = deps;
  const dice = createDice(`jackpots:${seed}`);
  const pots: Pot[] = POTS.map((pot) => ({ ...pot, purse: `jackpot:${pot.id}`, games: [] }));
  const potByGame = new Map<string, Pot>();
  for (const game of games) {
    // One slot in four feeds one of the smaller pots, the rest the great one.
    const pot = pots[dice.chance(0.25) ? dice.between(1, pots.length - 1) : 0] as Pot;
    pot.games.push(game);
    potByGame.set(game, pot);
  }
  return {
    all: () => pots,
    potOf: (game) => potByGame.get(game),
    amount: (pot) => {
      const network = (clock.seconds() % pot.periodSeconds) * pot.perSecond;
      return pot.floor + network + ledger.balance(0, pot.purse);
    },
  };
}
