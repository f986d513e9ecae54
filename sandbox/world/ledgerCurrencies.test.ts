import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createWagers } from '#sandbox/games/createWagers.ts';
import { createClock } from './clock.ts';
import { CURRENCIES, fromUzs, toUzs } from './money/currency.ts';
import { InsufficientFunds } from './money/InsufficientFunds.ts';
import { createLedger, OPERATOR } from './money/ledger.ts';
import { createLuck } from './play/luck.ts';
import { createAccounts } from './players/accounts.ts';
import { createBonuses } from './rewards/bonuses.ts';
import { createJackpots } from './rewards/jackpots.ts';
import { gamesSchema } from './schema/gamesSchema.ts';
import { migrations } from './schema/migrations.ts';
import { openDatabase } from './schema/openDatabase.ts';

const GAME = 'game';

function make() {
  const db = openDatabase(':memory:');
  const clock = createClock(() => 1_790_000_000_000);
  const ledger = createLedger(db, clock);
  const accounts = createAccounts(db, clock);
  const uids = CURRENCIES.map(
    (currency) =>
      accounts.create({ login: `${currency}@yulduz.test`, passwordHash: '', locale: 'uz', currency, contacts: [] }).uid,
  );
  const bonuses = createBonuses(db, clock, ledger);
  const jackpots = createJackpots({
    db,
    clock,
    ledger,
    luck: createLuck(),
    seed: 's',
    secret: 's',
    games: [GAME],
  });
  return { db, clock, ledger, uids, bonuses, wagers: createWagers({ db, ledger, jackpots, bonuses }) };
}

test('the ledger, after random movements in every currency, sums to zero with no negative player balance', () => {
  const step = fc.record({
    player: fc.nat({ max: CURRENCIES.length - 1 }),
    action: fc.constantFrom('deposit', 'bet', 'win', 'bonus', 'burn', 'wait'),
    amount: fc.integer({ min: 1, max: 3_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
      const { db, clock, ledger, uids, bonuses, wagers } = make();
      for (const [index, { player, action, amount }] of steps.entries()) {
        const uid = uids[player] as number;
        const round = String(index);
        const now = clock.seconds();
        try {
          if (action === 'deposit')
            ledger.move({
              kind: 'deposit',
              entries: [
                { uid: OPERATOR, account: 'provider', amount: -amount },
                { uid, account: 'main', amount },
              ],
            });
          else if (action === 'bet') {
            wagers.take({ uid, mode: 'play', game: GAME, round, bet: amount, time: now, takesBonus: true });
            bonuses.wagered(uid, amount);
          } else if (action === 'win')
            wagers.pay({
              uid,
              mode: 'play',
              game: GAME,
              round,
              win: amount,
              stake: amount,
              ofBonus: Math.floor(amount / 2),
              time: now,
            });
          else if (action === 'bonus') {
            const given = bonuses.give({ uid, kind: 'promo', amount, reference: round });
            if (given) bonuses.activate(uid, 'casino', given.id);
          } else if (action === 'burn') bonuses.burn(uid);
          else clock.advance(amount * 1000);
        } catch (error) {
          if (!(error instanceof InsufficientFunds)) throw error;
        }
        for (const account of ['main', 'bonus', 'fun'] as const)
          expect(ledger.balance(uid, account)).toBeGreaterThanOrEqual(0);
      }
      expect(ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
      const sums = db
        .prepare(
          `SELECT a.currency, sum(e.amount) n FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id GROUP BY 1`,
        )
        .all() as { currency: string; n: number }[];
      for (const { currency, n } of sums) expect(n, currency).toBe(0);
      db.close();
    }),
    { numRuns: 40 },
  );
});

test('ledger.move uses the currency of the player, and throws for players of two currencies', () => {
  const { ledger, uids } = make();
  const [uzs, , usd] = uids as [number, number, number];
  ledger.move({
    kind: 'grant',
    entries: [
      { uid: OPERATOR, account: 'main', amount: -500 },
      { uid: usd, account: 'main', amount: 500 },
    ],
  });
  expect(ledger.balance(usd, 'main')).toBe(500);
  expect(ledger.balance(usd, 'main', 'UZS')).toBe(0);
  expect(ledger.balance(OPERATOR, 'main', 'USD')).toBe(-500);
  expect(ledger.balance(OPERATOR, 'main')).toBe(0);
  expect(() =>
    ledger.move({
      kind: 'grant',
      entries: [
        { uid: usd, account: 'main', amount: -100 },
        { uid: uzs, account: 'main', amount: 100 },
      ],
    }),
  ).toThrow(/two currencies/);
});

test('fromUzs and toUzs, applied there and back, never gain money', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), fc.constantFrom(...CURRENCIES), (minor, currency) => {
      expect(toUzs(fromUzs(minor, currency), currency)).toBeLessThanOrEqual(minor);
      expect(fromUzs(toUzs(minor, currency), currency)).toBe(minor);
    }),
  );
});

test('a database from before currencies, once migrated, has its accounts in the default currency', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-old-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'sandbox.db');
  const old = new DatabaseSync(file);
  const step = migrations.indexOf(gamesSchema);
  for (const sql of migrations.slice(0, step)) old.exec(sql);
  old.exec(`PRAGMA user_version = ${step};
    INSERT INTO ledger_account (id, uid, purse) VALUES (1, 0, 'main'), (2, 7, 'main');
    INSERT INTO ledger_transaction (id, kind, reference, created_at) VALUES (1, 'grant', 'welcome:7', 1);
    INSERT INTO ledger_entry (transaction_id, account_id, amount) VALUES (1, 1, -700), (1, 2, 700);
    INSERT INTO game_round (uid, round, game, mode, bet, win, answer, created_at) VALUES (7, 'r', 'g', 'play', 5, 3, '{}', 1);`);
  old.close();
  const db = openDatabase(file);
  const ledger = createLedger(db, createClock());
  expect(ledger.balance(7, 'main', 'UZS')).toBe(700);
  ledger.move({
    kind: 'bet',
    entries: [
      { uid: 7, account: 'main', amount: -100 },
      { uid: OPERATOR, account: 'main', amount: 100 },
    ],
  });
  expect(ledger.balance(7, 'main')).toBe(600);
  expect(ledger.audit()).toEqual({ transactions: 2, unbalanced: 0, drifted: 0, negative: 0 });
  expect(db.prepare('SELECT bet_uzs, win_uzs, currency FROM game_round').get()).toEqual({
    bet_uzs: 5,
    win_uzs: 3,
    currency: 'UZS',
  });
  expect(() => db.exec('INSERT INTO ledger_entry (transaction_id, account_id, amount) VALUES (1, 99, 1)')).toThrow(
    /FOREIGN KEY/,
  );
});
