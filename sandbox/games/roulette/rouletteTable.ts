import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../world/clock.ts';
import { InsufficientFunds } from '../../world/InsufficientFunds.ts';
import type { Ledger } from '../../world/ledger.ts';
import { prepare } from '../../world/prepare.ts';
import type { Rounds } from '../../world/rounds.ts';
import { transaction } from '../../world/transaction.ts';
import { betLimitsOf } from '../betLimits.ts';
import type { Till } from '../createTill.ts';
import { DEMO_BALANCE, type DemoWallet, type DemoWallets } from '../demoWallet.ts';
import { drawRound } from '../drawRound.ts';
import type { Fairness } from '../fairness.ts';
import type { GameMode } from '../GameMode.ts';
import type { Luck } from '../luck.ts';
import type { WheelAnswer, WheelSeat } from './RouletteAnswer.ts';
import { type Chip, spinWheel } from './rouletteMaths.ts';

export interface WheelOrder {
  game: string;
  chips: Chip[];
  /** One uuid a spin: the same uuid is the same spin and is paid once. */
  round: string;
  client_seed?: string | undefined;
}

/** The wheel's money and memory. Each spin is one transaction. */
export interface RouletteTable {
  seat(uid: number, mode: GameMode, game: string): WheelSeat;
  spin(uid: number, mode: GameMode, order: WheelOrder): WheelAnswer;
  guestSeat(game: string, wallet: string | undefined): WheelSeat;
  guestSpin(order: WheelOrder, wallet: string | undefined): WheelAnswer;
}

interface Deps {
  db: DatabaseSync;
  clock: Clock;
  ledger: Ledger;
  rounds: Rounds;
  till: Till;
  fairness: Fairness;
  wallets: DemoWallets;
  luck: Luck;
}

const NUMBERS = 14;
const sumOf = (chips: readonly Chip[]) => chips.reduce((sum, { amount }) => sum + amount, 0);

export function createRouletteTable(deps: Deps): RouletteTable {
  const { db, clock, ledger, rounds, till, fairness, wallets, luck } = deps;
  const lastRounds = prepare<{ answer: string }>(
    db,
    `SELECT answer FROM game_round WHERE uid = ? AND mode = ? AND game = ? ORDER BY created_at DESC, rowid DESC LIMIT ${NUMBERS}`,
  );
  const seatName = (uid: number, mode: GameMode, game: string) => `${uid}:${mode}:${game}`;

  function play(seat: string, nonce: number, { chips, round, client_seed }: WheelOrder) {
    const bet = sumOf(chips);
    const { outcome, fair, hash, nextNonce, nextHash } = drawRound({
      fairness,
      luck,
      seat,
      nonce,
      clientSeed: client_seed ?? round,
      play: (dice) => spinWheel(dice, chips),
      isWin: ({ win }) => win > bet,
    });
    return { nextNonce, answer: { round, chips, bet, ...outcome, hash, ...fair, next_hash: nextHash } };
  }

  const openWallet = (token: string | undefined, game: string): DemoWallet =>
    (token ? wallets.unseal(token, game) : undefined) ?? wallets.open(game);
  const numbersOf = (wallet: DemoWallet): number[] => (wallet.memory ? JSON.parse(wallet.memory) : []);

  return {
    seat: (uid, mode, game) => {
      till.refill(uid, mode);
      const nonce = till.nonce(uid, mode, game);
      return {
        balance: till.funds(uid, mode, false),
        limits: betLimitsOf(ledger.currencyOf(uid)),
        next_hash: fairness.hash(seatName(uid, mode, game), nonce),
        nonce,
        numbers: lastRounds.all(uid, mode, game).map((row) => (JSON.parse(row.answer) as WheelAnswer).number),
      };
    },
    spin: (uid, mode, order) =>
      transaction(db, () => {
        const { game, round } = order;
        const known = rounds.find<WheelAnswer>(uid, round);
        if (known) return known;
        const at = clock.seconds();
        const { answer, nextNonce } = play(seatName(uid, mode, game), till.nonce(uid, mode, game), order);
        const { bet, win } = answer;
        const { jackpot } = till.take({ uid, mode, game, round, bet, at, takesBonus: false });
        till.pay({ uid, mode, round, win, stake: bet, ofBonus: 0, at });
        till.setNonce(uid, mode, game, nextNonce);
        const full: WheelAnswer = {
          ...answer,
          ...(jackpot ? { jackpot: { name: jackpot.name, amount: jackpot.amount } } : {}),
          balance: till.funds(uid, mode, false),
        };
        const currency = ledger.currencyOf(uid);
        rounds.write({
          uid,
          round,
          game,
          mode,
          bet,
          win: win + (jackpot?.amount ?? 0),
          currency,
          answer: full,
          at,
        });
        return full;
      }),
    guestSeat: (game, token) => {
      const wallet = openWallet(token, game);
      if (wallet.balance < betLimitsOf('UZS').min) wallet.balance = DEMO_BALANCE;
      return {
        balance: wallet.balance,
        limits: betLimitsOf('UZS'),
        next_hash: fairness.hash(wallet.id, wallet.counter),
        nonce: wallet.counter,
        numbers: numbersOf(wallet),
        wallet: wallets.seal(wallet),
      };
    },
    guestSpin: (order, token) => {
      const wallet = openWallet(token, order.game);
      const { answer, nextNonce } = play(wallet.id, wallet.counter, order);
      if (answer.bet > wallet.balance) throw new InsufficientFunds('fun', wallet.balance);
      const balance = wallet.balance - answer.bet + answer.win;
      const memory = JSON.stringify([answer.number, ...numbersOf(wallet)].slice(0, NUMBERS));
      return { ...answer, balance, wallet: wallets.seal({ ...wallet, counter: nextNonce, balance, memory }) };
    },
  };
}
