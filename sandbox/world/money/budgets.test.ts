import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { createAccounts } from '#sandbox/world/players/accounts.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { createBudgets } from './budgets.ts';
import { createLedger } from './ledger.ts';

const HOUR = 3_600_000;
/** 31 March 2026, 23:00 in Tashkent: two days after the European clock change, an hour before the month ends. */
const START = Date.UTC(2026, 2, 31, 18);

function createPlayer() {
  const db = openDatabase(':memory:');
  const clock = createClock(() => START);
  const { uid } = createAccounts(db, clock).create({
    login: 'budget',
    passwordHash: '',
    locale: 'uz',
    currency: 'UZS',
    contacts: [],
  });
  const ledger = createLedger(db, clock);
  const move = (kind: 'bet' | 'win' | 'grant', amount: number, account: 'main' | 'bonus' = 'main') =>
    ledger.move({
      kind,
      entries: [
        { uid: 0, account: 'main', amount: -amount },
        { uid, account, amount },
      ],
    });
  const deposit = (value: number) =>
    db
      .prepare(
        `INSERT INTO payment (uid, type, method, amount, currency, value, status, pay_key, created_at, updated_at)
         VALUES (?1, 'deposit', 'uzcard', ?2, 'UZS', ?2, 'new', hex(randomblob(8)), ?3, ?3)`,
      )
      .run(uid, value, clock.seconds());
  move('grant', 1_000);
  return { clock, uid, budgets: createBudgets(db, clock), move, deposit, close: () => db.close() };
}

test('a budget counts the greater of deposits and real-money losses, not both', () => {
  const { uid, budgets, move, deposit, close } = createPlayer();
  expect(budgets.of(uid)).toMatchObject({ amount: null, remaining: null });
  expect(budgets.set(uid, 500)).toMatchObject({ amount: 500, remaining: 500 });
  move('bet', -300);
  move('win', 100);
  expect(budgets.of(uid)).toMatchObject({ loss: 200, deposits: 0, remaining: 300 });
  deposit(150);
  expect(budgets.of(uid)).toMatchObject({ loss: 200, deposits: 150, remaining: 300 });
  deposit(250);
  expect(budgets.of(uid)).toMatchObject({ deposits: 400, remaining: 100 });
  // Bonus money does not count, and neither does a win.
  move('grant', 1_000, 'bonus');
  move('bet', -900, 'bonus');
  move('win', 5_000);
  expect(budgets.of(uid)).toMatchObject({ loss: 0, remaining: 100 });
  deposit(400);
  expect(budgets.of(uid)).toMatchObject({ remaining: 0 });
  close();
});

test('a budget is reset at midnight of Tashkent on the first of the month', () => {
  const { clock, uid, budgets, move, close } = createPlayer();
  budgets.set(uid, 500);
  move('bet', -300);
  const { resetsAt } = budgets.of(uid);
  expect(new Date(resetsAt * 1000).toISOString()).toBe('2026-03-31T19:00:00.000Z');
  clock.advance(HOUR - 1000);
  expect(budgets.of(uid).remaining).toBe(200);
  clock.advance(1000);
  expect(budgets.of(uid)).toMatchObject({ remaining: 500, loss: 0 });
  expect(new Date(budgets.of(uid).resetsAt * 1000).toISOString()).toBe('2026-04-30T19:00:00.000Z');
  close();
});

test('a lower budget applies at once; a higher or removed one waits a day for confirmation, then lapses', () => {
  const { clock, uid, budgets, close } = createPlayer();
  budgets.set(uid, 500);
  expect(budgets.set(uid, 300)).toMatchObject({ amount: 300, pending: null });
  expect(budgets.set(uid, 400)).toMatchObject({ amount: 300, pending: { amount: 400, can_confirm: false } });
  expect(budgets.set(uid, null)).toMatchObject({ amount: 300, pending: { amount: null } });
  clock.advance(24 * HOUR - 1000);
  expect(budgets.confirm(uid)).toBe(false);
  clock.advance(1000);
  expect(budgets.of(uid)).toMatchObject({ amount: 300, pending: { can_confirm: true } });
  // Setting the current amount again drops the pending raise.
  expect(budgets.set(uid, 300)).toMatchObject({ amount: 300, pending: null });
  budgets.set(uid, 400);
  clock.advance(24 * HOUR);
  expect(budgets.confirm(uid)).toBe(true);
  expect(budgets.of(uid)).toMatchObject({ amount: 400, pending: null });
  budgets.set(uid, null);
  clock.advance(8 * 24 * HOUR);
  // Not confirmed in time.
  expect(budgets.of(uid)).toMatchObject({ amount: 400, pending: null });
  expect(budgets.confirm(uid)).toBe(false);
  close();
});
