import type { DatabaseSync } from 'node:sqlite';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { fromUzs } from '#sandbox/world/money/currency.ts';
import { type Ledger, type LedgerAccount, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { Bonuses } from '#sandbox/world/rewards/bonuses.ts';
import { winShare } from '#sandbox/world/rewards/bonusShare.ts';
import type { JackpotDrop, Jackpots } from '#sandbox/world/rewards/jackpots.ts';
import { DEMO_BALANCE } from './demoWallet.ts';
import type { GameMode } from './GameMode.ts';

export interface Bet {
  uid: number;
  mode: GameMode;
  game: string;
  round: string;
  /** Minor units of the player's currency. */
  bet: number;
  /** Unix seconds. */
  time: number;
  /** Whether an active bonus may pay what real money does not cover. */
  takesBonus: boolean;
}

export interface RoundPrize {
  uid: number;
  mode: GameMode;
  game: string;
  round: string;
  win: number;
  /** The bet of this win, and the part of it that was bonus money. */
  stake: number;
  ofBonus: number;
  time: number;
}

/** Takes bets and pays wins for every game of chance; each movement can happen only once. */
export interface Wagers {
  funds(uid: number, mode: GameMode, takesBonus: boolean): number;
  /** Refills the demo balance of a player who has less than the smallest bet. */
  refill(uid: number, mode: GameMode): void;
  /** Throws InsufficientFunds. */
  take(bet: Bet): { main: number; bonus: number; jackpot: JackpotDrop | undefined };
  pay(prize: RoundPrize): void;
  /** The number of rounds that the seat has begun. */
  nonce(uid: number, mode: GameMode, game: string): number;
  setNonce(uid: number, mode: GameMode, game: string, nonce: number): void;
}

interface Deps {
  db: DatabaseSync;
  ledger: Ledger;
  jackpots: Jackpots;
  bonuses: Bonuses;
}

const accountOf = (mode: GameMode): LedgerAccount => (mode === 'play' ? 'main' : 'fun');

export function createWagers({ db, ledger, jackpots, bonuses }: Deps): Wagers {
  const readNonce = prepare<{ counter: number }>(
    db,
    'SELECT counter FROM game_seat WHERE uid = ? AND game = ? AND mode = ?',
  );
  const writeNonce = prepare(
    db,
    `INSERT INTO game_seat (uid, game, mode, counter) VALUES (?, ?, ?, ?)
     ON CONFLICT (uid, game, mode) DO UPDATE SET counter = excluded.counter`,
  );
  return {
    funds: (uid, mode, takesBonus) =>
      ledger.balance(uid, accountOf(mode)) + (mode === 'play' && takesBonus ? ledger.balance(uid, 'bonus') : 0),
    refill: (uid, mode) => {
      const funBalance = ledger.balance(uid, 'fun');
      if (mode !== 'demo' || funBalance >= betLimitsOf(ledger.currencyOf(uid)).min) return;
      const missing = fromUzs(DEMO_BALANCE, ledger.currencyOf(uid)) - funBalance;
      ledger.move({
        kind: 'grant',
        entries: [
          { uid: OPERATOR, account: 'fun', amount: -missing },
          { uid, account: 'fun', amount: missing },
        ],
      });
    },
    take: ({ uid, mode, game, round, bet, time, takesBonus }) => {
      const account = accountOf(mode);
      const isReal = mode === 'play';
      const paid = isReal && takesBonus ? bonuses.stake(uid, bet) : { main: bet, bonus: 0 };
      if (bet > 0)
        ledger.move({
          kind: 'bet',
          reference: `bet:${uid}:${round}`,
          game,
          time,
          entries: [
            { uid, account, amount: -paid.main },
            { uid, account: 'bonus', amount: -paid.bonus },
            { uid: OPERATOR, account, amount: paid.main },
            { uid: OPERATOR, account: 'bonus', amount: paid.bonus },
          ],
        });
      const jackpot = isReal && paid.main > 0 ? jackpots.feed({ uid, game, round, bet: paid.main, time }) : undefined;
      return { ...paid, jackpot };
    },
    pay: ({ uid, mode, game, round, win, stake, ofBonus, time }) => {
      if (win === 0) return;
      const account = accountOf(mode);
      // A win is split in the ratio of the stake. Without an active bonus all of it is real money.
      const hasBonus = ofBonus > 0 && bonuses.activeOf(uid, 'casino') !== undefined;
      const toBonus = hasBonus ? winShare(win, { stake, ofBonus }) : 0;
      ledger.move({
        kind: 'win',
        reference: `win:${uid}:${round}`,
        game,
        time,
        entries: [
          { uid: OPERATOR, account, amount: toBonus - win },
          { uid, account, amount: win - toBonus },
          { uid: OPERATOR, account: 'bonus', amount: -toBonus },
          { uid, account: 'bonus', amount: toBonus },
        ],
      });
    },
    nonce: (uid, mode, game) => readNonce.get(uid, game, mode)?.counter ?? 0,
    setNonce: (uid, mode, game, nonce) => {
      writeNonce.run(uid, game, mode, nonce);
    },
  };
}
