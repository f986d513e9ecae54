import type { DatabaseSync } from 'node:sqlite';
import type { Wagers } from '#sandbox/games/createWagers.ts';
import { DEMO_BALANCE, type DemoWallet, type DemoWallets } from '#sandbox/games/demoWallet.ts';
import { drawRound } from '#sandbox/games/drawRound.ts';
import { type Fairness, hashOfSeed, roundDice } from '#sandbox/games/fairness.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { Clock } from '#sandbox/world/clock.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { InsufficientFunds } from '#sandbox/world/money/InsufficientFunds.ts';
import type { Ledger } from '#sandbox/world/money/ledger.ts';
import type { Luck } from '#sandbox/world/play/luck.ts';
import type { Rounds } from '#sandbox/world/play/rounds.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { JackpotDrop } from '#sandbox/world/rewards/jackpots.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import type { CrashAnswer, Flight, FlightResult } from './CrashAnswer.ts';
import { crashPoint, endOf, multiplierAt, winOf } from './crashMaths.ts';

export interface FlightOrder {
  game: string;
  /** Minor units. */
  bet: number;
  /** Hundredths; 0 for a manual cashout. */
  auto: number;
  /** Idempotency key: a repeated uuid takes off once. */
  round: string;
  client_seed?: string | undefined;
}

/**
 * One flight a seat. Its course follows from its start time and the committed seed alone, so that a lost connection,
 * a reload or a restart of the platform changes nothing: the next request finds it settled as of the moment it ended.
 */
export interface CrashTable {
  state(uid: number, mode: GameMode, game: string): CrashAnswer;
  start(uid: number, mode: GameMode, order: FlightOrder): CrashAnswer;
  /** Cashes out the named flight if it is still in the air. */
  cashOut(uid: number, mode: GameMode, order: { game: string; round: string }): CrashAnswer;
  /** Settles every finished flight of a player. */
  settle(uid: number): void;
  settleAll(): void;
  guestState(game: string, wallet: string | undefined): CrashAnswer;
  guestStart(order: FlightOrder, wallet: string | undefined): CrashAnswer;
  guestCashOut(order: { game: string; round: string }, wallet: string | undefined): CrashAnswer;
}

/** A stored flight; its seed is the platform's secret. */
interface Airborne {
  round: string;
  bet: number;
  auto: number;
  seed: string;
  client_seed: string;
  nonce: number;
  started_ms: number;
}

interface FlightRow extends Airborne {
  uid: number;
  game: string;
  mode: GameMode;
}

/** The memory in a guest's wallet. No seed, because the guest can read it. */
interface GuestMemory {
  flight?: Omit<Airborne, 'seed'>;
  results: FlightResult[];
}

interface Deps {
  db: DatabaseSync;
  clock: Clock;
  ledger: Ledger;
  rounds: Rounds;
  wagers: Wagers;
  fairness: Fairness;
  wallets: DemoWallets;
  luck: Luck;
}

const RESULTS = 12;
const GUEST_RESULTS = 6;

const pointOf = (flight: Airborne) => crashPoint(roundDice(flight));

/** The result of the flight if it is over; `leaves` means that the player cashes out now. */
function resultOf(flight: Airborne, now: number, leaves: boolean): (FlightResult & { ended_ms: number }) | undefined {
  const point = pointOf(flight);
  const end = endOf({ point, auto: flight.auto });
  const elapsed = now - flight.started_ms;
  const isOver = elapsed >= end.ms;
  if (!isOver && !leaves) return undefined;
  const cashed = isOver ? end.cashedAt : multiplierAt(elapsed);
  return {
    round: flight.round,
    bet: flight.bet,
    auto: flight.auto,
    point,
    cashed_at: cashed,
    win: winOf(flight.bet, cashed),
    hash: hashOfSeed(flight.seed),
    seed: flight.seed,
    client_seed: flight.client_seed,
    nonce: flight.nonce,
    ended_ms: isOver ? flight.started_ms + end.ms : now,
  };
}

export function createCrashTable(deps: Deps): CrashTable {
  const { db, clock, ledger, rounds, wagers, fairness, wallets, luck } = deps;
  const readFlight = prepare<FlightRow>(db, 'SELECT * FROM crash_flight WHERE uid = ? AND game = ? AND mode = ?');
  const readFlights = prepare<FlightRow>(db, 'SELECT * FROM crash_flight WHERE uid = ?');
  const everyFlight = prepare<FlightRow>(db, 'SELECT * FROM crash_flight');
  const addFlight = prepare(
    db,
    `INSERT INTO crash_flight (uid, game, mode, round, bet, auto, seed, client_seed, nonce, started_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const dropFlight = prepare(db, 'DELETE FROM crash_flight WHERE uid = ? AND round = ?');
  const lastResults = prepare<{ answer: string }>(
    db,
    `SELECT answer FROM game_round WHERE uid = ? AND mode = ? AND game = ? ORDER BY created_at DESC, rowid DESC LIMIT ${RESULTS}`,
  );
  const seatName = (uid: number, mode: GameMode, game: string) => `${uid}:${mode}:${game}`;

  function end(flight: FlightRow, leaves: boolean): void {
    const flightResult = resultOf(flight, clock.now(), leaves);
    if (!flightResult) return;
    const { ended_ms, ...result } = flightResult;
    const { uid, mode, game, round, bet } = flight;
    const endedAt = Math.floor(ended_ms / 1000);
    transaction(db, () => {
      if (dropFlight.run(uid, round) === 0) return;
      wagers.pay({ uid, mode, game, round, win: result.win, stake: bet, ofBonus: 0, time: endedAt });
      const currency = ledger.currencyOf(uid);
      rounds.write({ uid, round, game, mode, bet, win: result.win, currency, answer: result, time: endedAt });
    });
  }

  function flightOf(flight: Airborne, jackpot?: JackpotDrop): Flight {
    const { round, bet, auto, seed, client_seed, nonce, started_ms } = flight;
    return {
      round,
      bet,
      auto,
      elapsed_ms: clock.now() - started_ms,
      hash: hashOfSeed(seed),
      client_seed,
      nonce,
      ...(jackpot ? { jackpot: { name: jackpot.name, amount: jackpot.amount } } : {}),
    };
  }

  function answer(uid: number, mode: GameMode, game: string, jackpot?: JackpotDrop): CrashAnswer {
    const flight = readFlight.get(uid, game, mode);
    const nonce = wagers.nonce(uid, mode, game);
    return {
      balance: wagers.funds(uid, mode, false),
      limits: betLimitsOf(ledger.currencyOf(uid)),
      next_hash: fairness.hash(seatName(uid, mode, game), nonce),
      nonce,
      flight: flight ? flightOf(flight, jackpot) : null,
      results: lastResults.all(uid, mode, game).map((row) => JSON.parse(row.answer) as FlightResult),
    };
  }

  function state(uid: number, mode: GameMode, game: string): CrashAnswer {
    const flight = readFlight.get(uid, game, mode);
    if (flight) end(flight, false);
    if (!readFlight.get(uid, game, mode)) wagers.refill(uid, mode);
    return answer(uid, mode, game);
  }

  function draw(seat: string, nonce: number, { round, client_seed, auto }: FlightOrder) {
    return drawRound({
      fairness,
      luck,
      seat,
      nonce,
      clientSeed: client_seed ?? round,
      play: crashPoint,
      isWin: (point) => point >= Math.max(auto, 200),
    });
  }

  function readWallet(token: string | undefined, game: string): { wallet: DemoWallet; memory: GuestMemory } {
    const wallet = (token ? wallets.unseal(token, game) : undefined) ?? wallets.open(game);
    const memory = wallet.memory ? (JSON.parse(wallet.memory) as GuestMemory) : { results: [] };
    return { wallet, memory };
  }

  /** The guest's table after finished flights are settled. */
  function guestAnswer(wallet: DemoWallet, memory: GuestMemory, leaves?: string): CrashAnswer {
    const { flight } = memory;
    const airborne = flight && { ...flight, seed: fairness.seed(wallet.id, flight.nonce) };
    const ended = airborne && resultOf(airborne, clock.now(), airborne.round === leaves);
    let { balance } = wallet;
    let updated = memory;
    if (ended) {
      const { ended_ms: _ms, ...result } = ended;
      balance += result.win;
      updated = { results: [result, ...memory.results].slice(0, GUEST_RESULTS) };
    }
    const isFlying = airborne !== undefined && !ended;
    if (!isFlying && balance < betLimitsOf('UZS').min) balance = DEMO_BALANCE;
    return {
      balance,
      limits: betLimitsOf('UZS'),
      next_hash: fairness.hash(wallet.id, wallet.counter),
      nonce: wallet.counter,
      flight: isFlying ? flightOf(airborne) : null,
      results: updated.results,
      wallet: wallets.seal({ ...wallet, balance, memory: JSON.stringify(updated) }),
    };
  }

  return {
    state: (uid, mode, game) => transaction(db, () => state(uid, mode, game)),
    start: (uid, mode, order) =>
      transaction(db, () => {
        const { game, round, bet, auto } = order;
        state(uid, mode, game);
        const open = readFlight.get(uid, game, mode);
        // A repeated order, or one from another window: answer with the flight in the air.
        if (open || rounds.find(uid, round)) return answer(uid, mode, game);
        const seat = seatName(uid, mode, game);
        const { fair, nextNonce } = draw(seat, wagers.nonce(uid, mode, game), order);
        const now = clock.seconds();
        const { jackpot } = wagers.take({ uid, mode, game, round, bet, time: now, takesBonus: false });
        addFlight.run(uid, game, mode, round, bet, auto, fair.seed, fair.client_seed, fair.nonce, clock.now());
        wagers.setNonce(uid, mode, game, nextNonce);
        return answer(uid, mode, game, jackpot);
      }),
    cashOut: (uid, mode, { game, round }) =>
      transaction(db, () => {
        const flight = readFlight.get(uid, game, mode);
        if (flight?.round === round) end(flight, true);
        return state(uid, mode, game);
      }),
    settle: (uid) => {
      for (const flight of readFlights.all(uid)) end(flight, false);
    },
    settleAll: () => {
      for (const flight of everyFlight.all()) end(flight, false);
    },
    guestState: (game, token) => {
      const { wallet, memory } = readWallet(token, game);
      return guestAnswer(wallet, memory);
    },
    guestStart: (order, token) => {
      const { wallet, memory } = readWallet(token, order.game);
      const before = guestAnswer(wallet, memory);
      if (before.flight || before.results.some(({ round }) => round === order.round)) return before;
      const { wallet: settled, memory: crashMemory } = readWallet(before.wallet, order.game);
      if (order.bet > settled.balance) throw new InsufficientFunds('fun', settled.balance);
      const nonce = settled.counter;
      const { round, bet, auto } = order;
      const flight = { round, bet, auto, client_seed: order.client_seed ?? round, nonce, started_ms: clock.now() };
      return guestAnswer(
        { ...settled, balance: settled.balance - bet, counter: nonce + 1 },
        { ...crashMemory, flight },
      );
    },
    guestCashOut: ({ game, round }, token) => {
      const { wallet, memory } = readWallet(token, game);
      return guestAnswer(wallet, memory, round);
    },
  };
}
