import { expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { createChangeWatch } from './createChangeWatch.ts';
import { createLedger, OPERATOR } from './money/ledger.ts';
import { openDatabase } from './schema/openDatabase.ts';
import { transaction } from './schema/transaction.ts';

const db = openDatabase(':memory:');
const ledger = createLedger(db, createClock());
const give = (uid: number, amount: number) =>
  ledger.move({
    kind: 'grant',
    entries: [
      { uid, account: 'main', amount },
      { uid: OPERATOR, account: 'main', amount: -amount },
    ],
  });

test('createChangeWatch reports committed changes once per player, and none of a rollback or of the operator', () => {
  const watch = createChangeWatch(db);
  give(1, 100);
  give(1, 100);
  give(2, 100);
  expect(watch.take()).toEqual([
    { uid: 1, kinds: ['balance'] },
    { uid: 2, kinds: ['balance'] },
  ]);
  expect(watch.take()).toEqual([]);
  expect(() =>
    transaction(db, () => {
      give(3, 100);
      throw new Error('undone');
    }),
  ).toThrow('undone');
  expect(watch.take()).toEqual([]);
  watch.close();
  give(1, 100);
  const next = createChangeWatch(db);
  expect(next.take()).toEqual([]);
  next.close();
});
