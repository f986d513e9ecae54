import type { DatabaseSync } from 'node:sqlite';
import type { Wagers } from '#sandbox/games/createWagers.ts';
import { DEMO_BALANCE, type DemoWallet, type DemoWallets } from '#sandbox/games/demoWallet.ts';
import { drawRound } from '#sandbox/games/drawRound.ts';
import type { Fairness } from '#sandbox/games/fairness.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { Clock } from '#sandbox/world/clock.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { InsufficientFunds } from '#sandbox/world/money/InsufficientFunds.ts';
import type { Ledger } from '#sandbox/world/money/ledger.ts';
import type { Dice } from '#sandbox/world/play/dice.ts';
import type { Luck } from '#sandbox/world/play/luck.ts';
import type { Rounds } from '#sandbox/world/play/rounds.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import type { InstantRound, InstantSeat } from './InstantAnswer.ts';

export interface InstantTableDeps {
  db: DatabaseSync;
  clock: Clock;
  ledger: Ledger;
  rounds: Rounds;
  wagers: Wagers;
  fairness: Fairness;
  wallets: DemoWallets;
  luck: Luck;
}

/** A game whose round ends as soon as it begins: `S` is the stake, `R` the result, `T` what the seat shows of it later. */
export interface InstantRules<S extends object, R extends { win: number }, T> {
  betOf(staked: S): number;
  throw(dice: Dice, staked: S): R;
  traceOf(result: R): T;
}

export interface InstantOrder<S> {
  game: string;
  staked: S;
  /** Idempotency key: a repeated uuid is the same round and is paid once. */
  round: string;
  client_seed?: string | undefined;
}

/** The money and state of an instant game. Each round is one transaction. */
export interface InstantTable<S extends object, R extends { win: number }, T> {
  seat(uid: number, mode: GameMode, game: string): InstantSeat<T>;
  play(uid: number, mode: GameMode, order: InstantOrder<S>): S & R & InstantRound;
  guestSeat(game: string, wallet: string | undefined): InstantSeat<T>;
  guestPlay(order: InstantOrder<S>, wallet: string | undefined): S & R & InstantRound;
}

const LAST = 14;

export function createInstantTable<S extends object, R extends { win: number }, T>(
  { db, clock, ledger, rounds, wagers, fairness, wallets, luck }: InstantTableDeps,
  rules: InstantRules<S, R, T>,
): InstantTable<S, R, T> {
  type Answer = S & R & InstantRound;
  const lastRounds = prepare<{ answer: string }>(
    db,
    `SELECT answer FROM game_round WHERE uid = ? AND mode = ? AND game = ? ORDER BY created_at DESC, rowid DESC LIMIT ${LAST}`,
  );
  const seatName = (uid: number, mode: GameMode, game: string) => `${uid}:${mode}:${game}`;

  function draw(seat: string, nonce: number, { staked, round, client_seed }: InstantOrder<S>) {
    const bet = rules.betOf(staked);
    const { outcome, fair, hash, nextNonce, nextHash } = drawRound({
      fairness,
      luck,
      seat,
      nonce,
      clientSeed: client_seed ?? round,
      play: (dice) => rules.throw(dice, staked),
      isWin: ({ win }) => win > bet,
      isLoss: ({ win }) => win < bet,
    });
    return { nextNonce, outcome, answer: { round, ...staked, bet, ...outcome, hash, ...fair, next_hash: nextHash } };
  }

  const openWallet = (token: string | undefined, game: string): DemoWallet =>
    (token ? wallets.unseal(token, game) : undefined) ?? wallets.open(game);
  const lastOf = (wallet: DemoWallet): T[] => (wallet.memory ? (JSON.parse(wallet.memory) as T[]) : []);

  return {
    seat: (uid, mode, game) => {
      wagers.refill(uid, mode);
      const nonce = wagers.nonce(uid, mode, game);
      return {
        balance: wagers.funds(uid, mode, false),
        limits: betLimitsOf(ledger.currencyOf(uid)),
        next_hash: fairness.hash(seatName(uid, mode, game), nonce),
        nonce,
        last: lastRounds.all(uid, mode, game).map((row) => rules.traceOf(JSON.parse(row.answer) as Answer)),
      };
    },
    play: (uid, mode, order) =>
      transaction(db, () => {
        const { game, round } = order;
        const storedRound = rounds.find<Answer>(uid, round);
        if (storedRound) return storedRound;
        const now = clock.seconds();
        const { answer, nextNonce } = draw(seatName(uid, mode, game), wagers.nonce(uid, mode, game), order);
        const { bet, win } = answer;
        const { jackpot } = wagers.take({ uid, mode, game, round, bet, time: now, takesBonus: false });
        wagers.pay({ uid, mode, game, round, win, stake: bet, ofBonus: 0, time: now });
        wagers.setNonce(uid, mode, game, nextNonce);
        const full: Answer = {
          ...answer,
          ...(jackpot ? { jackpot: { name: jackpot.name, amount: jackpot.amount } } : {}),
          balance: wagers.funds(uid, mode, false),
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
          time: now,
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
        last: lastOf(wallet),
        wallet: wallets.seal(wallet),
      };
    },
    guestPlay: (order, token) => {
      const wallet = openWallet(token, order.game);
      const { answer, outcome, nextNonce } = draw(wallet.id, wallet.counter, order);
      if (answer.bet > wallet.balance) throw new InsufficientFunds('fun', wallet.balance);
      const balance = wallet.balance - answer.bet + answer.win;
      const memory = JSON.stringify([rules.traceOf(outcome), ...lastOf(wallet)].slice(0, LAST));
      return { ...answer, balance, wallet: wallets.seal({ ...wallet, counter: nextNonce, balance, memory }) };
    },
  };
}
