import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { createLedger, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { createCashbacks, startOfWeek } from './cashbacks.ts';

const WEEK = 604_800;

function make() {
  const db = openDatabase(':memory:');
  // A Wednesday noon in Tashkent.
  const clock = createClock(() => Date.parse('2026-11-18T12:00:00+05:00'));
  const ledger = createLedger(db, clock);
  db.exec(`INSERT INTO account (login, password_hash, created_at, locale, currency) VALUES ('a', '', 0, 'uz', 'UZS')`);
  const uid = 1;
  const move = (kind: 'bet' | 'win' | 'deposit', amount: number, time: number, account: 'main' | 'bonus' = 'main') =>
    ledger.move({
      kind,
      time,
      entries: [
        { uid, account, amount },
        { uid: OPERATOR, account, amount: -amount },
      ],
    });
  const monday = startOfWeek(clock.seconds());
  move('deposit', 1_000_000_00, monday - 5 * WEEK);
  return { clock, uid, move, monday, ledger, cashbacks: createCashbacks(db, clock, ledger) };
}

test('startOfWeek is Monday midnight in Tashkent', () => {
  const { monday } = make();
  expect(new Date(monday * 1000).toISOString()).toBe('2026-11-15T19:00:00.000Z');
  expect(startOfWeek(monday)).toBe(monday);
  expect(startOfWeek(monday - 1)).toBe(monday - WEEK);
});

test('cashback, for a finished week, pays a twentieth of the net real-money loss once', () => {
  const { uid, move, monday, cashbacks, ledger } = make();
  move('bet', -300_000_00, monday - 3600);
  move('win', 100_000_00, monday - 3000);
  move('deposit', 50_000_00, monday - 9000, 'bonus');
  move('bet', -50_000_00, monday - 2000, 'bonus');
  // The current week is not over.
  move('bet', -100_000_00, monday);
  expect(cashbacks.list(uid, ['active', 'paid_out'])).toMatchObject([
    { amount: 10_000_00, end_date: monday, receiving_expired_at: monday + WEEK },
  ]);
  const before = ledger.balance(uid, 'main');
  expect(cashbacks.payout(uid)).toBe(10_000_00);
  expect(cashbacks.payout(uid)).toBe(0);
  expect(ledger.balance(uid, 'main')).toBe(before + 10_000_00);
});

test('a week without loss or with a small one gives no cashback; one declined or not collected in a week is lost', () => {
  const { uid, move, monday, cashbacks, clock } = make();
  move('win', 5_000_00, monday - WEEK - 10);
  move('bet', -10_000_00, monday - 10);
  expect(cashbacks.list(uid, ['active'])).toEqual([]);
  move('bet', -200_000_00, monday + 10);
  move('bet', -400_000_00, monday + WEEK + 10);
  clock.advance(WEEK * 1000);
  expect(cashbacks.list(uid, ['active'])).toMatchObject([{ amount: 10_000_00 }]);
  clock.advance(WEEK * 1000);
  expect(cashbacks.list(uid, ['active'])).toMatchObject([{ amount: 20_000_00 }]);
  expect(cashbacks.remove(uid)).toBe(1);
  expect(cashbacks.payout(uid)).toBe(0);
  expect(cashbacks.list(uid, ['active', 'paid_out'])).toEqual([]);
});
