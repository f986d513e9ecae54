import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { InsufficientFunds } from './InsufficientFunds.ts';
import { createLedger, type LedgerEntry, OPERATOR } from './ledger.ts';

const clean = { unbalanced: 0, drifted: 0, negative: 0 };

test('the ledger, for any movements, balances each transaction and refuses a negative player balance', () => {
  const step = fc.record({
    uid: fc.integer({ min: 1, max: 3 }),
    account: fc.constantFrom('main' as const, 'fun' as const),
    amount: fc.integer({ min: -5000, max: 5000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const db = openDatabase(':memory:');
      const ledger = createLedger(db, createClock());
      const expected = new Map<string, number>();
      for (const { uid, account, amount } of steps) {
        const key = `${uid}:${account}`;
        const before = expected.get(key) ?? 0;
        const move = () =>
          ledger.move({
            kind: amount < 0 ? 'bet' : 'win',
            entries: [
              { uid, account, amount },
              { uid: OPERATOR, account, amount: -amount },
            ],
          });
        let isRefused = false;
        try {
          move();
          expected.set(key, before + amount);
        } catch (error) {
          isRefused = error instanceof InsufficientFunds;
        }
        expect(isRefused).toBe(before + amount < 0);
        expect(ledger.balance(uid, account)).toBe(expected.get(key) ?? 0);
      }
      expect(ledger.audit()).toMatchObject(clean);
      db.close();
    }),
    { numRuns: 40 },
  );
});

test('ledger.move, for entries that do not add up, mix demo money or have fractions, throws and writes nothing', () => {
  const db = openDatabase(':memory:');
  const ledger = createLedger(db, createClock());
  const wrong: LedgerEntry[][] = [
    [{ uid: OPERATOR, account: 'main', amount: 100 }],
    [
      { uid: OPERATOR, account: 'main', amount: -100 },
      { uid: 1, account: 'fun', amount: 100 },
    ],
    [
      { uid: OPERATOR, account: 'main', amount: -0.5 },
      { uid: 1, account: 'main', amount: 0.5 },
    ],
  ];
  for (const entries of wrong) expect(() => ledger.move({ kind: 'grant', entries })).toThrow(/add up|minor units/);
  expect(ledger.audit()).toEqual({ transactions: 0, ...clean });
});

test('ledger.move, for a used reference, throws and moves no money', () => {
  const db = openDatabase(':memory:');
  const ledger = createLedger(db, createClock());
  const grant = () =>
    ledger.move({
      kind: 'grant',
      reference: 'welcome:1',
      entries: [
        { uid: OPERATOR, account: 'main', amount: -700 },
        { uid: 1, account: 'main', amount: 700 },
      ],
    });
  grant();
  expect(grant).toThrow(/UNIQUE/);
  expect(ledger.balance(1, 'main')).toBe(700);
});

test('the database refuses to change or delete a ledger entry, or to store a negative balance', () => {
  const db = openDatabase(':memory:');
  const ledger = createLedger(db, createClock());
  ledger.move({
    kind: 'grant',
    entries: [
      { uid: OPERATOR, account: 'main', amount: -1 },
      { uid: 1, account: 'main', amount: 1 },
    ],
  });
  expect(() => db.exec('UPDATE ledger_entry SET amount = 5')).toThrow(/never changed/);
  expect(() => db.exec('DELETE FROM ledger_entry')).toThrow(/never deleted/);
  expect(() => db.exec('UPDATE ledger_account SET balance = -1 WHERE uid = 1')).toThrow(/CHECK/);
});
