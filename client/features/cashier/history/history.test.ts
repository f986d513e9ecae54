import { expect, test } from 'vitest';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { toCsv } from '#shared/domain/toCsv.ts';
import { daysOf } from './daysOf.ts';
import { historyAddress, readHistoryQuery } from './historyQuery.ts';
import { historySheet } from './historySheet.ts';
import { loadHistoryPart } from './loadHistoryPart.ts';
import { rowSum } from './rows/rowSum.ts';
import { statusLook } from './rows/statusLook.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const second = (daysBack: number) => NOW / 1000 - daysBack * 86_400;
const payment = (id: number, daysBack: number, more: object = {}) => ({
  id,
  type: 'withdrawal',
  created_at: second(daysBack),
  method: 'uzcard',
  requisites: '•••• 1111',
  amount: { amount: 50_000, currency: 'UZS' },
  status: 'success',
  ...more,
});

test('readHistoryQuery reads what historyAddress writes; unknown values fall back to defaults, a count over 100 to 100', () => {
  const read = (search: string) => readHistoryQuery(new URLSearchParams(search));
  expect(read('')).toEqual({ tab: 'deposit', state: null, period: null, from: null, to: null, shown: 4, open: null });
  const days = { from: null, to: null };
  const query = { tab: 'withdrawal', state: 'done', period: '30', ...days, shown: 12, open: '17' } as const;
  expect(read(historyAddress(query).split('?')[1] ?? '')).toEqual(query);
  expect(read('tab=all&state=x&period=1&shown=1e9&open=%3Cb%3E')).toMatchObject({
    tab: 'deposit',
    state: null,
    period: null,
    shown: 100,
    open: null,
  });
});

test('readHistoryQuery prefers named days to the period, sorts them and ignores days that do not exist', () => {
  const read = (search: string) => readHistoryQuery(new URLSearchParams(search));
  expect(read('period=7&from=20.11.2026&to=1.11.2026')).toMatchObject({
    period: null,
    from: '01.11.2026',
    to: '20.11.2026',
  });
  expect(read('period=7&from=30.02.2026&to=x')).toMatchObject({ period: '7', from: null, to: null });
  expect(read(historyAddress({ tab: 'deposit', from: '01.11.2026' }).split('?')[1] ?? '')).toMatchObject({
    from: '01.11.2026',
    to: null,
  });
});

test('loadHistoryPart and daysOf, for named days, cover whole Tashkent days including the last', async () => {
  const answers = { 'cashbacks.get': () => ({ items: [], total: 0 }), 'cashier.gethistory': () => ({ items: [] }) };
  const { args, calls } = createLoaderArgs({ path: '/', answers });
  const query = { tab: 'deposit', state: null, period: null, from: '01.11.2026', to: '20.11.2026' } as const;
  await loadHistoryPart(args, query, { offset: 0, count: 4, now: NOW });
  expect(calls[0]?.input).toMatchObject({ date_from: '01.11.2026', date_to: '20.11.2026' });
  const { isWithin } = daysOf(query, NOW);
  const [first, last] = [Date.UTC(2026, 9, 31, 19), Date.UTC(2026, 10, 20, 19) - 1];
  expect([first - 1, first, last, last + 1].map(isWithin)).toEqual([false, true, true, false]);
});

test('loadHistoryPart sends the filter’s statuses and days, and drops older rows that the platform returns anyway', async () => {
  const answers = { 'cashier.gethistory': () => ({ items: [payment(2, 1), payment(1, 40)], total: 9 }) };
  const { args, calls } = createLoaderArgs({ path: '/', answers });
  const query = { tab: 'withdrawal', state: 'failed', period: '7', from: null, to: null } as const;
  const part = await loadHistoryPart(args, query, { offset: 4, count: 4, now: NOW });
  expect(calls[0]?.input).toEqual({
    offset: 4,
    count: 4,
    type: 'withdrawal',
    statuses: 'declined,cancelled,error',
    date_from: '16.11.2026',
  });
  expect(part).toMatchObject({ rows: [{ id: 2, kind: 'withdrawal' }], fetched: 6, total: 9 });
});

test('loadHistoryPart loads the tabs of bonuses and cashbacks from their own methods', async () => {
  const answers = {
    'bonuses.get': () => ({ items: [{ id: 1, type: 'casino', status: 'new', description: { title: 'B' } }] }),
    'cashbacks.get': () => ({
      items: [{ id: 1, status: 'paid_out', paid_out_at: 7, end_date: 5, description: {} }],
      total: 1,
    }),
  };
  const { args, calls } = createLoaderArgs({ path: '/', answers });
  const range = { offset: 0, count: 4, now: NOW };
  const all = { state: null, period: null, from: null, to: null };
  expect(await loadHistoryPart(args, { ...all, tab: 'bonuses' }, range)).toEqual({
    rows: [{ id: 1, kind: 'bonus', time: null, name: 'B', requisites: null, money: null, status: 'inactive' }],
    fetched: 1,
    total: 1,
  });
  expect((await loadHistoryPart(args, { ...all, tab: 'cashbacks' }, range)).rows).toMatchObject([{ time: 7000 }]);
  expect(calls[1]?.input).toMatchObject({ statuses: 'paid_out' });
});

test('historySheet, saved as CSV, escapes formulas and quotes and leaves numbers as numbers', () => {
  const row = {
    id: '=1+1',
    kind: 'withdrawal',
    time: NOW,
    name: 'a,"b"',
    requisites: ' @cmd',
    money: { amount: 12.5, currency: 'UZS' },
    status: 'success',
  } as const;
  const [, line] = toCsv(historySheet([row], {}, (id) => id)).split('\r\n');
  expect(line).toBe(
    `'=1+1;22.11.2026;17:00;"cashier.kind.withdrawal · a,""b""";-12,5;UZS;cashier.status.success;' @cmd`,
  );
  expect(toCsv([['x']]).charCodeAt(0)).toBe(0xfeff);
});

test('a declined withdrawal, on the page and in the sheet, has no sign; a new one is negative in the sheet', () => {
  const row = { kind: 'withdrawal', money: { amount: 5, currency: 'UZS' }, status: 'declined' } as const;
  expect(rowSum(row)).toEqual({ sum: { amount: 5, currency: 'UZS' }, hasMoved: false });
  const line = { ...row, id: 1, time: null, name: '', requisites: null };
  expect(historySheet([line, { ...line, status: 'new' }], {}, (id) => id).map((cells) => cells[4])).toEqual([
    'history.column.sum',
    5,
    -5,
  ]);
});

test('statusLook, for an unknown status, returns the look of `other`', () => {
  expect(statusLook('constructor').messageId).toBe('cashier.status.other');
  expect(statusLook('paid_out')).toMatchObject({ kind: 'success', icon: 'check-circle' });
});
