import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { causeOf } from './causeOf.ts';

const HOUR = 3_600_000;

let sandbox: TestSandbox;
let player: SandboxVisitor;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
});
afterAll(() => sandbox.remove());

interface Day {
  date: string;
  opening: { amount: number };
  closing: { amount: number };
  causes: { cause: string; amount: { amount: number }; count: number }[];
  items: { id: number; cause: string; amount: { amount: number }; payment_id?: number }[];
  total: number;
}
const dayOf = async (query: object = {}): Promise<Day> =>
  (await player.get('cashier.getbalancechanges', { balance: 'main', count: 100, ...query })).body.data;
const minor = (amount: number) => Math.round(amount * 100);
const sumOf = (rows: { amount: { amount: number } }[]) =>
  rows.reduce((sum, { amount }) => sum + minor(amount.amount), 0);

test('cashier.getbalancechanges, after a cancelled withdrawal, lists both movements, and their sum is the day’s change', async () => {
  const order = { method: 'uzcard', amount: 60_000, currency: 'UZS', requisites: { card: '8600 1111 2222 3333' } };
  const { id } = (await player.post('cashier.makewithdrawal', order)).body.data;
  await player.post('cashier.cancelwithdrawal', { id });
  const day = await dayOf();
  expect(day.items.slice(0, 2)).toMatchObject([
    { cause: 'withdrawal_returned', amount: { amount: 60_000 }, payment_id: id },
    { cause: 'withdrawal_held', amount: { amount: -60_000 }, payment_id: id },
  ]);
  expect(minor(day.opening.amount) + sumOf(day.causes)).toBe(minor(day.closing.amount));
  expect(sumOf(day.items)).toBe(sumOf(day.causes));
  const { balance_main: main } = (await player.get('account.getBalance')).body.data;
  expect(day.closing.amount).toBe(main.amount);
});

test('cashier.getbalancechanges, for a day without changes, opens with the closing balance of the day before', async () => {
  sandbox.world.clock.advance(48 * HOUR);
  const today = await dayOf();
  expect(today).toMatchObject({ total: 0, items: [], causes: [] });
  const [day, month, year] = today.date.split('.').map(Number) as [number, number, number];
  const before = new Date(Date.UTC(year, month - 1, day - 2));
  const date = `${before.getUTCDate()}.${before.getUTCMonth() + 1}.${before.getUTCFullYear()}`;
  expect((await dayOf({ date })).closing.amount).toBe(today.opening.amount);
});

test('cashier.getbalancechanges, for an invalid date or an unknown balance, is refused by that field', async () => {
  const wrong = await player.get('cashier.getbalancechanges', { balance: 'main', date: '31.02.2026' });
  expect(wrong.body.error.error_data).toHaveProperty('date');
  const fun = await player.get('cashier.getbalancechanges', { balance: 'fun' });
  expect(fun.body.error.error_data).toHaveProperty('balance');
});

test.each([
  ['bet', 'bet:7:r:1', { cause: 'bet', round: 'r:1' }],
  ['win', 'win:7:r1', { cause: 'win', round: 'r1' }],
  ['win', 'jackpot:mega:3:7', { cause: 'jackpot' }],
  ['deposit', 'deposit:12:done', { cause: 'deposit', payment: 12 }],
  ['withdrawal', 'withdrawal:12', { cause: 'withdrawal_held', payment: 12 }],
  ['withdrawal', 'withdrawal:12:back', { cause: 'withdrawal_returned', payment: 12 }],
  ['grant', 'bonus:3:give:1', { cause: 'bonus_given' }],
  ['grant', 'bonus:3:convert:1', { cause: 'bonus_turned' }],
  ['grant', 'bonus:3:burn:1', { cause: 'bonus_burnt' }],
  ['grant', 'cashback:3', { cause: 'cashback' }],
  ['grant', 'purchase:7:2', { cause: 'purchase' }],
  ['grant', 'prize:7:2', { cause: 'prize' }],
  ['grant', 'welcome:7', { cause: 'gift' }],
  ['grant', null, { cause: 'other' }],
] as const)('causeOf, for a %s with the reference %s, returns its cause', (kind, reference, cause) => {
  expect(causeOf({ kind, reference })).toEqual(cause);
});

test('cashier.getmethodtimes returns the median and 90th-percentile seconds of a method’s paid withdrawals', async () => {
  const { items } = (await player.get('cashier.getmethodtimes', { type: 'withdrawal' })).body.data;
  const uzcard = items.find(({ method }: { method: string }) => method === 'uzcard');
  // The seeded withdrawals of demo players: each was paid a minute after its request.
  expect(uzcard).toMatchObject({ median_seconds: 60, most_seconds: 60 });
  expect(uzcard.count).toBeGreaterThan(1);
});
