import type { DatabaseSync } from 'node:sqlite';
import type { Wagers } from '#sandbox/games/createWagers.ts';
import type { DemoWallet, DemoWallets } from '#sandbox/games/demoWallet.ts';
import { DEMO_BALANCE } from '#sandbox/games/demoWallet.ts';
import { drawRound } from '#sandbox/games/drawRound.ts';
import type { Fairness } from '#sandbox/games/fairness.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { Clock } from '#sandbox/world/clock.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { InsufficientFunds } from '#sandbox/world/money/InsufficientFunds.ts';
import type { Ledger } from '#sandbox/world/money/ledger.ts';
import type { Luck } from '#sandbox/world/play/luck.ts';
import type { Rounds } from '#sandbox/world/play/rounds.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { Bonuses } from '#sandbox/world/rewards/bonuses.ts';
import type { JackpotDrop } from '#sandbox/world/rewards/jackpots.ts';
import type { SpinPacks } from '#sandbox/world/rewards/spinPacks.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import type { SeatAnswer, SpinAnswer } from './SlotAnswer.ts';
import { spin } from './slotEngine.ts';

/** A win of at least this many bets is big. */
const BIG_WIN_BETS = 50;

export interface SpinOrder {
  game: string;
  /** The whole bet, minor units; free spins use the bet that won them. */
  bet: number;
  lines: number;
  /** Idempotency key: a repeated uuid is the same spin and is paid once. */
  round: string;
  client_seed?: string | undefined;
  /** Unix seconds; now when missing. Only the seeded history uses a past time. */
  time?: number;
}

/** Spins with money. Each spin is one transaction: the bet, the win and the round are all written or none. */
export interface SlotTable {
  seat(uid: number, mode: GameMode, game: string): SeatAnswer;
  spin(uid: number, mode: GameMode, order: SpinOrder): SpinAnswer;
  guestSeat(game: string, wallet: string | undefined): SeatAnswer;
  guestSpin(order: SpinOrder, wallet: string | undefined): SpinAnswer;
}

interface Seat {
  counter: number;
  free_spins: number;
  free_bet: number;
  free_lines: number;
  /** The part of `free_bet` that was bonus money. */
  free_bonus: number;
}

interface Deps {
  db: DatabaseSync;
  clock: Clock;
  ledger: Ledger;
  bonuses: Bonuses;
  spinPacks: SpinPacks;
  rounds: Rounds;
  wagers: Wagers;
  fairness: Fairness;
  wallets: DemoWallets;
  luck: Luck;
}

export function createSlotTable(deps: Deps): SlotTable {
  const { db, clock, ledger, bonuses, spinPacks, rounds, wagers, fairness, wallets, luck } = deps;
  const readSeat = prepare<Seat>(
    db,
    'SELECT counter, free_spins, free_bet, free_lines, free_bonus FROM game_seat WHERE uid = ? AND game = ? AND mode = ?',
  );
  const writeSeat = prepare(
    db,
    `INSERT OR REPLACE INTO game_seat (uid, game, mode, counter, free_spins, free_bet, free_lines, free_bonus)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const emptySeat: Seat = { counter: 0, free_spins: 0, free_bet: 0, free_lines: 0, free_bonus: 0 };
  const seatName = (uid: number, mode: GameMode, game: string) => `${uid}:${mode}:${game}`;

  /** The seat without expired gift spins; won spins stay. */
  function withoutLateGifts(uid: number, mode: GameMode, game: string, seat: Seat): Seat {
    const late = mode === 'demo' || seat.free_spins === 0 ? 0 : spinPacks.expire(uid, game);
    if (late === 0) return seat;
    const free_spins = Math.max(0, seat.free_spins - late);
    const nextSeat = free_spins > 0 ? { ...seat, free_spins } : { ...emptySeat, counter: seat.counter };
    writeSeat.run(
      uid,
      game,
      mode,
      nextSeat.counter,
      nextSeat.free_spins,
      nextSeat.free_bet,
      nextSeat.free_lines,
      nextSeat.free_bonus,
    );
    return nextSeat;
  }

  /** The seat of the player; waiting gift spins for this game are added to it. */
  function sit(uid: number, mode: GameMode, game: string): Seat {
    const seat = withoutLateGifts(uid, mode, game, readSeat.get(uid, game, mode) ?? emptySeat);
    if (mode === 'demo' || seat.free_spins > 0) return seat;
    const pack = spinPacks.deal(uid, game);
    if (!pack) return seat;
    const dealt = { ...seat, ...pack, free_bonus: 0 };
    writeSeat.run(uid, game, mode, seat.counter, pack.free_spins, pack.free_bet, pack.free_lines, 0);
    return dealt;
  }

  /** The spin itself, for players and guests: the next seat, the bet and the win. */
  function play(name: string, seat: Omit<Seat, 'free_bonus'>, { bet, lines, round, client_seed }: SpinOrder) {
    const isFree = seat.free_spins > 0;
    const stake = isFree ? seat.free_bet : bet;
    const played = isFree ? seat.free_lines : lines;
    const { outcome, fair, hash, nextNonce, nextHash } = drawRound({
      fairness,
      luck,
      seat: name,
      nonce: seat.counter,
      clientSeed: client_seed ?? round,
      play: (dice) => spin({ dice, bet: stake, lines: played, isFree }),
      isWin: ({ win }) => win > stake,
      isLoss: ({ win }) => win < stake,
      isBig: ({ win }) => win >= stake * BIG_WIN_BETS,
    });
    const spinsLeft = Math.max(0, seat.free_spins - 1) + outcome.free_spins_won;
    const next: Omit<Seat, 'free_bonus'> = {
      counter: nextNonce,
      free_spins: spinsLeft,
      free_bet: spinsLeft > 0 ? stake : 0,
      free_lines: spinsLeft > 0 ? played : 0,
    };
    const answer = {
      round,
      grid: outcome.grid,
      wins: outcome.wins,
      bet: isFree ? 0 : bet,
      win: outcome.win,
      free_spins_left: spinsLeft,
      hash,
      ...fair,
      next_hash: nextHash,
    };
    return { next, answer };
  }

  function seatAnswer(name: string, seat: Omit<Seat, 'free_bonus'>, balance: number, currency: string): SeatAnswer {
    return {
      balance,
      free_spins_left: seat.free_spins,
      free_bet: seat.free_bet,
      free_lines: seat.free_lines,
      next_hash: fairness.hash(name, seat.counter),
      limits: betLimitsOf(currency),
    };
  }

  function openWallet(token: string | undefined, game: string): DemoWallet {
    return (token ? wallets.unseal(token, game) : undefined) ?? wallets.open(game);
  }

  return {
    seat: (uid, mode, game) => {
      const seat = transaction(db, () => sit(uid, mode, game));
      if (seat.free_spins === 0) wagers.refill(uid, mode);
      return seatAnswer(seatName(uid, mode, game), seat, wagers.funds(uid, mode, true), ledger.currencyOf(uid));
    },
    spin: (uid, mode, order) =>
      transaction(db, () => {
        const { game, round, time = clock.seconds() } = order;
        const storedSpin = rounds.find<SpinAnswer>(uid, round);
        if (storedSpin) return storedSpin;
        const seat = sit(uid, mode, game);
        const { next, answer } = play(seatName(uid, mode, game), seat, order);
        const isPaid = answer.bet > 0;
        const takesBonus = mode === 'play';
        const paid = wagers.take({ uid, mode, game, round, bet: answer.bet, time, takesBonus });
        const stake = isPaid ? answer.bet : seat.free_bet;
        const ofBonus = isPaid ? paid.bonus : seat.free_bonus;
        wagers.pay({ uid, mode, game, round, win: answer.win, stake, ofBonus, time });
        writeSeat.run(
          uid,
          game,
          mode,
          next.counter,
          next.free_spins,
          next.free_bet,
          next.free_lines,
          next.free_spins > 0 ? ofBonus : 0,
        );
        if (mode === 'play') {
          bonuses.wagered(uid, answer.bet);
          if (!isPaid) spinPacks.played(uid, game);
        }
        const full: SpinAnswer = {
          ...answer,
          ...jackpotOf(paid.jackpot),
          balance: wagers.funds(uid, mode, true),
        };
        const win = full.win + (paid.jackpot?.amount ?? 0);
        const currency = ledger.currencyOf(uid);
        rounds.write({ uid, round, game, mode, bet: full.bet, win, currency, answer: full, time });
        return full;
      }),
    guestSeat: (game, token) => {
      const wallet = openWallet(token, game);
      if (wallet.free_spins === 0 && wallet.balance < betLimitsOf('UZS').min) wallet.balance = DEMO_BALANCE;
      return { ...seatAnswer(wallet.id, wallet, wallet.balance, 'UZS'), wallet: wallets.seal(wallet) };
    },
    // The same wallet and round give the same answer, so a repeated spin is one spin although no row is stored.
    guestSpin: (order, token) => {
      const wallet = openWallet(token, order.game);
      const { next, answer } = play(wallet.id, wallet, order);
      if (answer.bet > wallet.balance) throw new InsufficientFunds('fun', wallet.balance);
      const balance = wallet.balance - answer.bet + answer.win;
      return { ...answer, balance, wallet: wallets.seal({ ...wallet, ...next, balance }) };
    },
  };
}

function jackpotOf(drop: JackpotDrop | undefined) {
  return drop ? { jackpot: { name: drop.name, amount: drop.amount } } : {};
}
