import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { createLedger } from '#sandbox/world/money/ledger.ts';
import { createAccounts } from '#sandbox/world/players/accounts.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { createPlayReport } from './playReport.ts';

const secondsOf = (iso: string) => Date.parse(iso) / 1000;

test('createPlayReport sums by Tashkent days, weeks and months, and ends a stretch after ten idle minutes', () => {
  const db = openDatabase(':memory:');
  // Wednesday, 1 April 2026: the week began in March.
  const clock = createClock(() => Date.parse('2026-04-01T12:00:00+05:00'));
  const { uid } = createAccounts(db, clock).create({
    login: 'report',
    passwordHash: '',
    locale: 'uz',
    currency: 'UZS',
    contacts: [],
  });
  const ledger = createLedger(db, clock);
  const move = (kind: 'bet' | 'win' | 'deposit', amount: number, when: string, account: 'main' | 'fun' = 'main') =>
    ledger.move({
      kind,
      time: secondsOf(when),
      entries: [
        { uid: 0, account, amount: -amount },
        { uid, account, amount },
      ],
    });
  move('deposit', 10_000, '2026-03-29T23:59:59+05:00');
  move('deposit', 20_000, '2026-03-30T00:00:00+05:00');
  move('bet', -500, '2026-03-31T23:55:00+05:00');
  move('bet', -300, '2026-04-01T00:00:00+05:00');
  move('win', 200, '2026-04-01T00:00:00+05:00');
  move('bet', -100, '2026-04-01T00:05:00+05:00');
  move('bet', -100, '2026-04-01T00:15:00+05:00');
  move('bet', -100, '2026-04-01T00:16:00+05:00');
  const { week, month, days } = createPlayReport(db, clock)(uid);
  expect(week).toEqual({
    start: secondsOf('2026-03-30T00:00:00+05:00'),
    end: secondsOf('2026-04-06T00:00:00+05:00'),
    seconds: 11 * 60,
    deposits: 20_000,
    net: -900,
  });
  expect(month).toEqual({
    start: secondsOf('2026-04-01T00:00:00+05:00'),
    end: secondsOf('2026-05-01T00:00:00+05:00'),
    seconds: 6 * 60,
    deposits: 0,
    net: -400,
  });
  expect(days.map(({ net }) => net)).toEqual([0, -500, -400, 0, 0, 0, 0]);
  db.close();
});
