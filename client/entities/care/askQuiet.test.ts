import { expect, test, vi } from 'vitest';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { askQuiet } from './askQuiet.ts';

const session = { account: { uid: 7 } as never, fatal: null, isPending: false, isOnBreak: false };
const guest = { ...session, account: null };
const fail = () => {
  throw new AppError('InternalServerErrorException');
};
const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const answers = {
  'account.getDepositLimit': () => ({ limit_amount: null, available_amount: 30_000_000, period: 'none' }),
  'account.getBudget': () => ({ amount: null, left: null }),
  'account.getPlayLimits': () => ({ limits: [], currency: 'UZS' }),
  'storage.get': () => ({ offers_off: null }),
};
const world = (more: object = {}, stores: object = { session }) =>
  createLoaderArgs({ path: '/', answers: { ...answers, ...more }, stores });

test('askQuiet, for a guest, returns null without calling the platform', async () => {
  const { args, calls } = world({}, {});
  expect([await askQuiet(args), calls]).toEqual([null, []]);
});

test.each([
  ['no limit, budget or refusal of offers', {}, null],
  [
    'nine tenths of a limit used',
    { 'account.getDepositLimit': () => ({ limit_amount: 100, available_amount: 10, period: 'day' }) },
    'limit',
  ],
  ['a budget that is used up', { 'account.getBudget': () => ({ amount: uzs(100), left: uzs(0) }) }, 'limit'],
  [
    'a limit of stakes that is used up',
    { 'account.getPlayLimits': () => ({ limits: [{ kind: 'stake', period: 'day', amount: 10, used: 10, left: 0 }] }) },
    'limit',
  ],
  ['play limits that fail to load', { 'account.getPlayLimits': fail }, 'unknown'],
  [
    'a platform without play limits',
    {
      'account.getPlayLimits': () => {
        throw new AppError('MethodNotFoundException');
      },
    },
    null,
  ],
  ['offers off', { 'storage.get': () => ({ offers_off: '1' }) }, 'marketing'],
  ['a limit that fails to load', { 'account.getDepositLimit': fail }, 'unknown'],
  ['a budget that fails to load', { 'account.getBudget': fail }, 'unknown'],
  [
    'a platform without the budget method',
    {
      'account.getBudget': () => {
        throw new AppError('MethodNotFoundException');
      },
    },
    null,
  ],
  ['an offers setting that fails to load', { 'storage.get': fail }, 'unknown'],
])('askQuiet, for a player with %s, returns the matching reason', async (_name, more, reason) => {
  expect(await askQuiet(world(more).args)).toBe(reason);
});

test('askQuiet, after a "blocked" answer, returns "pause" for a player and for a guest', async () => {
  const fatal = { kind: 'blocked', status: 403 } as never;
  expect(await askQuiet(world({}, { session: { ...session, fatal } }).args)).toBe('pause');
  expect(await askQuiet(world({}, { session: { ...guest, fatal } }).args)).toBe('pause');
});

test('askQuiet, on a device on a break, returns "pause" for a guest and asks about a player who signs in', async () => {
  expect(await askQuiet(world({}, { session: { ...guest, isOnBreak: true } }).args)).toBe('pause');
  expect(await askQuiet(world({}, { session: { ...session, isOnBreak: true } }).args)).toBeNull();
});

test('askQuiet, asked twice outside sections in which limits change, asks the platform once; after a change, again', async () => {
  const { args, calls } = world();
  await askQuiet(args);
  const asked = calls.length;
  expect([await askQuiet(args), calls.length]).toEqual([null, asked]);
  args.stores.care.forget();
  await askQuiet(args);
  expect(calls).toHaveLength(2 * asked);
});

test.each(['/cashier/deposit', '/ru/profile/limits', '/betting', '/game/lucky', '/platform/game/lucky'])(
  'askQuiet, asked twice on %s, asks the platform twice',
  async (pathname) => {
    vi.stubGlobal('location', { pathname });
    const { args, calls } = world();
    await askQuiet(args);
    const asked = calls.length;
    await askQuiet(args);
    vi.unstubAllGlobals();
    expect(calls).toHaveLength(2 * asked);
  },
);
