import { expect, test } from 'vitest';
import { explainAddress, readExplainQuery } from './explainQuery.ts';
import { nextDay } from './nextDay.ts';
import { type Changes, waterfall } from './waterfall.ts';

const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const day = (opening: number, closing: number, causes: [string, number][]): Changes => ({
  date: '22.11.2026',
  opening: uzs(opening),
  closing: uzs(closing),
  causes: causes.map(([cause, amount]) => ({ cause: cause as 'bet', amount: uzs(amount), count: 2 })),
  items: [],
  total: 0,
});

test('waterfall steps from the opening to the closing balance, each cause beginning where the last ended', () => {
  const steps = waterfall(
    day(100, 150, [
      ['deposit', 100],
      ['bet', -50],
    ]),
  );
  expect(steps.map(({ cause, amount, from, to }) => [cause, amount.amount, from, to])).toEqual([
    ['opening', 100, 0, 50],
    ['deposit', 100, 50, 100],
    ['bet', -50, 75, 100],
    ['closing', 150, 0, 75],
  ]);
});

test('waterfall adds a `remainder` step, exact to the minor unit, for what no cause explains', () => {
  const steps = waterfall(day(0.1, 0.4, [['win', 0.2]]));
  expect(steps.map(({ cause, amount }) => [cause, amount.amount])).toEqual([
    ['opening', 0.1],
    ['win', 0.2],
    ['remainder', 0.1],
    ['closing', 0.4],
  ]);
});

test('waterfall, for a day without causes and money, has two steps: opening and closing', () => {
  expect(waterfall(day(0, 0, [])).map(({ cause, to }) => [cause, to])).toEqual([
    ['opening', 0],
    ['closing', 0],
  ]);
});

test('readExplainQuery reads what explainAddress writes; an unknown balance is null, a bad day or count falls back', () => {
  const read = (search: string) => readExplainQuery(new URLSearchParams(search));
  const query = { balance: 'bonus', date: '01.03.2026', shown: 40 } as const;
  expect(read(explainAddress(query).split('?')[1] ?? '')).toEqual(query);
  expect(read('explain=fun')).toBeNull();
  expect(read('explain=main&date=x&shown=-1')).toEqual({ balance: 'main', date: null, shown: 20 });
});

test('nextDay crosses the ends of months and years, and is null for a malformed date', () => {
  expect([nextDay('01.03.2026', -1), nextDay('31.12.2026', 1), nextDay('', 1)]).toEqual([
    '28.02.2026',
    '01.01.2027',
    null,
  ]);
});
