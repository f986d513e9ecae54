import { expect, test } from 'vitest';
import { readMirroredBalances, writeMirroredBalances } from './mirroredBalances.ts';

const sums = {
  main: { currency: 'UZS', amount: 12.5 },
  bonus: { amount: 0, currency: 'UZS' },
  betting: null,
  fun: { amount: 100, currency: 'UZS' },
};

test('readMirroredBalances reads what a tab wrote, and writing it again gives the same text', () => {
  const text = writeMirroredBalances(sums);
  const read = readMirroredBalances(text);
  expect(read).toEqual({
    balance_main: sums.main,
    balance_bonus: sums.bonus,
    balance_betting_bonus: null,
    balance_fun: sums.fun,
  });
  const again = { main: read?.balance_main ?? null, bonus: read?.balance_bonus ?? null, betting: null };
  expect(writeMirroredBalances({ ...again, fun: read?.balance_fun ?? null })).toBe(text);
});

test.each([null, '', '{', 'null', '{}', '[1]', '{"balance_main":{"amount":"1","currency":"UZS"}}'])(
  'readMirroredBalances, for %s, returns null',
  (text) => {
    expect(readMirroredBalances(text)).toBe(null);
  },
);
