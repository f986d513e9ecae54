import { createHash, createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { CURRENCY, fromUzs, toUzs } from '#sandbox/world/money/currency.ts';
import { type Ledger, type LedgerAccount, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { networkName } from '#sandbox/world/money/networkName.ts';
import { createDice } from '#sandbox/world/play/dice.ts';
import type { Luck } from '#sandbox/world/play/luck.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';

export interface Pot {
  id: string;
  name: Record<SandboxLanguage, string>;
  text: Record<SandboxLanguage, string>;
  account: LedgerAccount;
  /** The share of each real bet that is added. */
  share: number;
  /** The initial sum of a cycle, minor units. */
  floor: number;
  /** The upper bound: it drops before. */
  mustDropBy: number;
  /** Minor units that other sites of the network add each second. */
  perSecond: number;
  games: string[];
}

/** A jackpot won by a player. */
export interface JackpotDrop {
  pot: string;
  name: Record<SandboxLanguage, string>;
  /** Minor units of the player's currency. */
  amount: number;
}

export interface DropRow {
  pot: string;
  cycle: number;
  ended_at: number;
  amount: number;
  fakename: string;
  game: string;
  /** Null if it dropped elsewhere in the network. */
  round: string | null;
}

export interface JackpotFeed {
  uid: number;
  game: string;
  round: string;
  /** Minor units of the player's real money. */
  bet: number;
  time: number;
}

/** Sums are in minor units of UZS, except a player's own. */
export interface Jackpots {
  all(): Pot[];
  potOf(game: string): Pot | undefined;
  /** The current sum. */
  amount(pot: Pot): number;
  /** SHA-256 of the seed that decides at which sum this cycle drops. */
  hash(pot: Pot): string;
  /** Adds a bet's share; the bet that fills the pot to its secret sum wins it. */
  feed(order: JackpotFeed): JackpotDrop | undefined;
  /** Newest first. */
  drops(pot: string | undefined, count: number): DropRow[];
}

const DAY = 86_400;
interface Running {
  cycle: number;
  started_at: number;
}

/** A cycle drops at a sum between this fraction of the distance from `floor` to `mustDropBy` and the whole. */
const MIN_DROP = 0.2;

type PotData = Omit<Pot, 'account' | 'games' | 'mustDropBy'> & { maxSeconds: number };
const POTS: readonly PotData[] = [
  {
    id: '1',
    name: { uz: 'Registon', ru: 'Регистан' },
    text: {
      uz: 'Eng katta xazina: tanlangan oʻyinlardan yigʻiladi',
      ru: 'Самая большая казна: собирается с избранных игр',
    },
    share: 0.004,
    floor: 1_500_000_000_00,
    perSecond: 9_241,
    maxSeconds: 90 * DAY,
  },
  {
    id: '2',
    name: { uz: 'Oltin karvon', ru: 'Золотой караван' },
    text: { uz: 'Bir hafta ichida tushadi', ru: 'Разыгрывается в течение недели' },
    share: 0.006,
    floor: 120_000_000_00,
    perSecond: 5_133,
    maxSeconds: 7 * DAY,
  },
  {
    id: '3',
    name: { uz: 'Feruza', ru: 'Бирюза' },
    text: { uz: 'Bir kun ichida tushadi', ru: 'Разыгрывается в течение суток' },
    share: 0.008,
    floor: 18_000_000_00,
    perSecond: 3_307,
    maxSeconds: DAY,
  },
  {
    id: '4',
    name: { uz: 'Tezkor', ru: 'Быстрый' },
    text: { uz: 'Bir soatdan koʻp kutmaydi', ru: 'Не ждёт больше часа' },
    share: 0.01,
    floor: 1_200_000_00,
    perSecond: 7_019,
    maxSeconds: 3_600,
  },
];

interface Deps {
  db: DatabaseSync;
  clock: Clock;
  ledger: Ledger;
  luck: Luck;
  seed: string;
  secret: string;
  games: readonly string[];
}

/**
 * Pots that grow with each real bet (each share is in the pot's own account) and, slowly and by the clock alone, with the
 * bets of a fictitious network. The sum at which a cycle drops is decided before it begins, by a seed whose hash is
 * shown; if the network's bets fill it, a player of the network wins it.
 */
export function createJackpots({ db, clock, ledger, luck, seed, secret, games }: Deps): Jackpots {
  const dealt = createDice(`jackpots:${seed}`);
  const pots: Pot[] = POTS.map(({ maxSeconds, ...pot }) => ({
    ...pot,
    mustDropBy: pot.floor + pot.perSecond * maxSeconds,
    account: `jackpot:${pot.id}`,
    games: [],
  }));
  const potByGame = new Map<string, Pot>();
  for (const game of games) {
    // One game in four feeds one of the smaller pots, the rest feed the largest.
    const pot = pots[dealt.chance(0.25) ? dealt.between(1, pots.length - 1) : 0] as Pot;
    pot.games.push(game);
    potByGame.set(game, pot);
  }

  const readCycle = prepare<{ cycle: number; started_at: number }>(
    db,
    'SELECT cycle, started_at FROM jackpot_cycle WHERE pot = ? AND ended_at IS NULL ORDER BY cycle DESC LIMIT 1',
  );
  const openCycle = prepare(db, 'INSERT INTO jackpot_cycle (pot, cycle, started_at) VALUES (?, ?, ?)');
  const endCycle = prepare(
    db,
    'UPDATE jackpot_cycle SET ended_at = ?, amount = ?, fakename = ?, game = ?, round = ? WHERE pot = ? AND cycle = ?',
  );
  const readName = prepare<{ fakename: string | null }>(db, 'SELECT fakename FROM account WHERE uid = ?');
  const drops = prepare<DropRow>(
    db,
    `SELECT pot, cycle, ended_at, amount, fakename, game, round FROM jackpot_cycle
     WHERE ended_at IS NOT NULL AND (?1 IS NULL OR pot = ?1) ORDER BY ended_at DESC LIMIT ?2`,
  );

  const seedOf = (pot: Pot, cycle: number) =>
    createHmac('sha256', secret).update(`jackpot\n${pot.id}\n${cycle}`).digest('hex');
  /** The sum at which a cycle drops. */
  function dropAt(pot: Pot, cycle: number): number {
    const part = MIN_DROP + (1 - MIN_DROP) * (createDice(seedOf(pot, cycle)).below(1_000_000) / 1_000_000);
    return Math.floor(pot.floor + (pot.mustDropBy - pot.floor) * part);
  }

  const fed = (pot: Pot) => ledger.balance(OPERATOR, pot.account, CURRENCY);

  /** The current cycle, after recording those that the network has ended since the last call. */
  function current(pot: Pot): { cycle: number; started_at: number; goal: number } {
    let running: Running | undefined = readCycle.get(pot.id);
    const now = clock.seconds();
    if (!running) {
      // In a new world the pots are partly filled.
      const whole = (dropAt(pot, 0) - pot.floor) / pot.perSecond;
      running = { cycle: 0, started_at: now - Math.floor(whole * (0.25 + 0.5 * (dealt.below(1000) / 1000))) };
      openCycle.run(pot.id, 0, running.started_at);
    }
    for (;;) {
      const cycle: number = running.cycle;
      const started_at: number = running.started_at;
      const goal = dropAt(pot, cycle);
      const inside = fed(pot);
      const fullAt: number = started_at + Math.max(1, Math.ceil((goal - pot.floor - inside) / pot.perSecond));
      if (fullAt > now) return { ...running, goal };
      const thrown = createDice(`drop:${seedOf(pot, cycle)}`);
      if (inside > 0)
        ledger.move({
          kind: 'win',
          reference: `jackpot:${pot.id}:${cycle}`,
          time: fullAt,
          currency: CURRENCY,
          entries: [
            { uid: OPERATOR, account: pot.account, amount: -inside },
            { uid: OPERATOR, account: 'provider', amount: inside },
          ],
        });
      endCycle.run(fullAt, goal, networkName(thrown), thrown.pick(pot.games), null, pot.id, cycle);
      running = { cycle: cycle + 1, started_at: fullAt };
      openCycle.run(pot.id, running.cycle, fullAt);
    }
  }

  const isRunning = (pot: Pot) => pot.games.length > 0;
  const settled = (pot: Pot) => transaction(db, () => current(pot));

  function sumOf(pot: Pot, startedAt: number): number {
    const grown = Math.max(0, clock.seconds() - startedAt) * pot.perSecond;
    return Math.min(pot.mustDropBy, pot.floor + grown + fed(pot));
  }

  function payTo({ uid, game, round, time }: JackpotFeed, pot: Pot, cycle: number, sum: number): JackpotDrop {
    const inside = fed(pot);
    const currency = ledger.currencyOf(uid);
    const amount = fromUzs(sum, currency);
    // Pays from the pot's account what bets added here, and from the operator's for the network's part and the floor.
    ledger.move({
      kind: 'win',
      reference: `jackpot:${pot.id}:${cycle}`,
      time,
      currency: CURRENCY,
      entries: [
        { uid: OPERATOR, account: pot.account, amount: -inside },
        { uid: OPERATOR, account: 'main', amount: inside },
      ],
    });
    ledger.move({
      kind: 'win',
      reference: `jackpot:${pot.id}:${cycle}:${uid}`,
      time,
      entries: [
        { uid: OPERATOR, account: 'main', amount: -amount },
        { uid, account: 'main', amount },
      ],
    });
    endCycle.run(time, sum, readName.get(uid)?.fakename ?? '', game, round, pot.id, cycle);
    openCycle.run(pot.id, cycle + 1, clock.seconds());
    return { pot: pot.id, name: pot.name, amount };
  }

  return {
    all: () => pots.filter(isRunning),
    potOf: (game) => potByGame.get(game),
    amount: (pot) => sumOf(pot, settled(pot).started_at),
    hash: (pot) =>
      createHash('sha256')
        .update(seedOf(pot, settled(pot).cycle))
        .digest('hex'),
    feed: (order) => {
      const pot = potByGame.get(order.game);
      if (!pot) return undefined;
      const share = Math.floor(toUzs(order.bet, ledger.currencyOf(order.uid)) * pot.share);
      return transaction(db, () => {
        const { cycle, started_at, goal } = current(pot);
        if (share > 0)
          ledger.move({
            kind: 'bet',
            reference: `share:${order.uid}:${order.round}`,
            time: order.time,
            currency: CURRENCY,
            entries: [
              { uid: OPERATOR, account: 'main', amount: -share },
              { uid: OPERATOR, account: pot.account, amount: share },
            ],
          });
        // Rounds with a past time never win the current pot.
        if (order.time < started_at) return undefined;
        const sum = sumOf(pot, started_at);
        return sum >= goal || luck.takeJackpot() ? payTo(order, pot, cycle, sum) : undefined;
      });
    },
    drops: (pot, count) => {
      for (const pot of pots) if (isRunning(pot)) settled(pot);
      return drops.all(pot ?? null, count);
    },
  };
}
