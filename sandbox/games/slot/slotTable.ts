import type { DatabaseSync } from 'node:sqlite';
import type { Bonuses } from '../../world/bonuses.ts';
import type { Clock } from '../../world/clock.ts';
import { InsufficientFunds } from '../../world/InsufficientFunds.ts';
import type { Jackpots } from '../../world/jackpots.ts';
import { HOUSE, type Ledger, type Purse } from '../../world/ledger.ts';
import { prepare } from '../../world/prepare.ts';
import type { SpinPacks } from '../../world/spinPacks.ts';
import { transaction } from '../../world/transaction.ts';
import { betLimits } from './betLimits.ts';
import { createDemoWallets, DEMO_BALANCE, type DemoWallet } from './demoWallet.ts';
import { createFairness, roundDice } from './fairness.ts';
import type { SeatAnswer, SpinAnswer } from './SlotAnswer.ts';
import { spin } from './slotEngine.ts';

export type GameMode = 'play' | 'demo';

export interface SpinOrder {
  game: string;
  /** The whole bet, minor units; free spins keep the bet that won them. */
  bet: number;
  lines: number;
  /** One uuid a spin: the same uuid is the same spin and is paid once. */
  round: string;
  /** Unix seconds; now when missing. Only the world's history is written back in time. */
  at?: number;
}

/** Where money and spins meet. Each spin is one transaction: the bet, the win and the round are all there or none is. */
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
  /** Of `free_bet`, the part that was bonus money. */
  free_bonus: number;
}

interface Deps {
  db: DatabaseSync;
  clock: Clock;
  ledger: Ledger;
  jackpots: Jackpots;
  bonuses: Bonuses;
  spinPacks: SpinPacks;
  secret: string;
}

export function createSlotTable(deps: Deps): SlotTable {
  const { db, clock, ledger, jackpots, bonuses, spinPacks, secret } = deps;
  const fairness = createFairness(secret);
  const wallets = createDemoWallets(secret);
  const readSeat = prepare<Seat>(
    db,
    'SELECT counter, free_spins, free_bet, free_lines, free_bonus FROM game_seat WHERE uid = ? AND game = ? AND mode = ?',
  );
  const writeSeat = prepare(
    db,
    `INSERT OR REPLACE INTO game_seat (uid, game, mode, counter, free_spins, free_bet, free_lines, free_bonus)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const readRound = prepare<{ answer: string }>(db, 'SELECT answer FROM game_round WHERE uid = ? AND round = ?');
  const writeRound = prepare(
    db,
    'INSERT INTO game_round (uid, round, game, mode, bet, win, answer, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const emptySeat: Seat = { counter: 0, free_spins: 0, free_bet: 0, free_lines: 0, free_bonus: 0 };
  const purseOf = (mode: GameMode): Purse => (mode === 'play' ? 'main' : 'fun');
  const seatName = (uid: number, mode: GameMode, game: string) => `${uid}:${mode}:${game}`;

  /** What may be staked: of real play the active bonus counts too. */
  const fundsOf = (uid: number, mode: GameMode) =>
    ledger.balance(uid, purseOf(mode)) + (mode === 'play' ? ledger.balance(uid, 'bonus') : 0);

  /** Where the player sits; gift spins that wait for this game are put on the table. */
  function sit(uid: number, mode: GameMode, game: string): Seat {
    const seat = readSeat.get(uid, game, mode) ?? emptySeat;
    if (mode === 'demo' || seat.free_spins > 0) return seat;
    const pack = spinPacks.deal(uid, game);
    if (!pack) return seat;
    const dealt = { ...seat, ...pack, free_bonus: 0 };
    writeSeat.run(uid, game, mode, seat.counter, pack.free_spins, pack.free_bet, pack.free_lines, 0);
    return dealt;
  }

  /** The spin itself, the same for everyone: what the seat becomes and what the purse gets and gives. */
  function play(name: string, seat: Omit<Seat, 'free_bonus'>, { bet, lines, round }: SpinOrder) {
    const isFree = seat.free_spins > 0;
    const stake = isFree ? seat.free_bet : bet;
    const played = isFree ? seat.free_lines : lines;
    const seed = fairness.seed(name, seat.counter);
    const outcome = spin({ dice: roundDice(seed, round), bet: stake, lines: played, isFree });
    const left = Math.max(0, seat.free_spins - 1) + outcome.free_spins_won;
    const next: Omit<Seat, 'free_bonus'> = {
      counter: seat.counter + 1,
      free_spins: left,
      free_bet: left > 0 ? stake : 0,
      free_lines: left > 0 ? played : 0,
    };
    const answer = {
      round,
      grid: outcome.grid,
      wins: outcome.wins,
      bet: isFree ? 0 : bet,
      win: outcome.win,
      free_spins_left: left,
      hash: fairness.hash(name, seat.counter),
      seed,
      next_hash: fairness.hash(name, next.counter),
    };
    return { next, answer };
  }

  function seatAnswer(name: string, seat: Omit<Seat, 'free_bonus'>, balance: number): SeatAnswer {
    return {
      balance,
      free_spins_left: seat.free_spins,
      free_bet: seat.free_bet,
      free_lines: seat.free_lines,
      next_hash: fairness.hash(name, seat.counter),
      limits: betLimits,
    };
  }

  /** Demo money is never out: who has less than the smallest bet sits down with a full purse again. */
  function refill(uid: number): void {
    const missing = DEMO_BALANCE - ledger.balance(uid, 'fun');
    ledger.move({
      kind: 'grant',
      entries: [
        { uid: HOUSE, purse: 'fun', amount: -missing },
        { uid, purse: 'fun', amount: missing },
      ],
    });
  }

  function openWallet(token: string | undefined, game: string): DemoWallet {
    return (token ? wallets.unseal(token, game) : undefined) ?? wallets.open(game);
  }

  return {
    seat: (uid, mode, game) => {
      const seat = transaction(db, () => sit(uid, mode, game));
      if (mode === 'demo' && seat.free_spins === 0 && ledger.balance(uid, 'fun') < betLimits.min) refill(uid);
      return seatAnswer(seatName(uid, mode, game), seat, fundsOf(uid, mode));
    },
    spin: (uid, mode, order) =>
      transaction(db, () => {
        const { game, round, at = clock.seconds() } = order;
        const known = readRound.get(uid, round);
        if (known) return JSON.parse(known.answer) as SpinAnswer;
        const purse = purseOf(mode);
        const seat = sit(uid, mode, game);
        const { next, answer } = play(seatName(uid, mode, game), seat, order);
        const isReal = mode === 'play';
        const paid = isReal ? bonuses.stake(uid, answer.bet) : { main: answer.bet, bonus: 0 };
        const stake = answer.bet > 0 ? answer.bet : seat.free_bet;
        const ofBonus = answer.bet > 0 ? paid.bonus : seat.free_bonus;
        const pot = isReal && answer.bet > 0 ? jackpots.potOf(game) : undefined;
        const share = pot ? Math.floor(paid.main * pot.share) : 0;
        if (answer.bet > 0)
          ledger.move({
            kind: 'bet',
            reference: `bet:${uid}:${round}`,
            at,
            entries: [
              { uid, purse, amount: -paid.main },
              { uid, purse: 'bonus', amount: -paid.bonus },
              { uid: HOUSE, purse, amount: paid.main - share },
              { uid: HOUSE, purse: 'bonus', amount: paid.bonus },
              ...(pot ? [{ uid: HOUSE, purse: pot.purse, amount: share }] : []),
            ],
          });
        // A win is split as the stake was; without an active bonus there is nothing to add to.
        const hasBonus = ofBonus > 0 && bonuses.activeOf(uid, 'casino') !== undefined;
        const toBonus = hasBonus ? Math.floor((answer.win * ofBonus) / stake) : 0;
        if (answer.win > 0)
          ledger.move({
            kind: 'win',
            reference: `win:${uid}:${round}`,
            at,
            entries: [
              { uid: HOUSE, purse, amount: toBonus - answer.win },
              { uid, purse, amount: answer.win - toBonus },
              { uid: HOUSE, purse: 'bonus', amount: -toBonus },
              { uid, purse: 'bonus', amount: toBonus },
            ],
          });
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
        if (isReal) {
          bonuses.wagered(uid, answer.bet);
          spinPacks.played(uid, game, next.free_spins);
        }
        const full: SpinAnswer = { ...answer, balance: fundsOf(uid, mode) };
        writeRound.run(uid, round, game, mode, full.bet, full.win, JSON.stringify(full), at);
        return full;
      }),
    guestSeat: (game, token) => {
      const wallet = openWallet(token, game);
      if (wallet.free_spins === 0 && wallet.balance < betLimits.min) wallet.balance = DEMO_BALANCE;
      return { ...seatAnswer(wallet.id, wallet, wallet.balance), wallet: wallets.seal(wallet) };
    },
    // The same wallet and round give the same answer, so a spin sent twice is still one spin without a row kept.
    guestSpin: (order, token) => {
      const wallet = openWallet(token, order.game);
      const { next, answer } = play(wallet.id, wallet, order);
      if (answer.bet > wallet.balance) throw new InsufficientFunds('fun', wallet.balance);
      const balance = wallet.balance - answer.bet + answer.win;
      return { ...answer, balance, wallet: wallets.seal({ ...wallet, ...next, balance }) };
    },
  };
}
