import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/AppError.ts';
import { createLoaderArgs } from '../section/loaderArgs.testing.ts';
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
  'storage.get': () => ({ offers_off: null }),
};
const world = (more: object = {}, stores: object = { session }) =>
  createLoaderArgs({ path: '/', answers: { ...answers, ...more }, stores });

test('a guest may be sold to, and nobody is asked', async () => {
  const { args, asked } = world({}, {});
  expect([await askQuiet(args), asked]).toEqual([null, []]);
});

test.each([
  ['nothing against it', {}, null],
  [
    'nine tenths of a limit used',
    { 'account.getDepositLimit': () => ({ limit_amount: 100, available_amount: 10, period: 'day' }) },
    'limit',
  ],
  ['a budget that is used up', { 'account.getBudget': () => ({ amount: uzs(100), left: uzs(0) }) }, 'limit'],
  ['offers off', { 'storage.get': () => ({ offers_off: '1' }) }, 'marketing'],
  ['a limit that does not come', { 'account.getDepositLimit': fail }, 'unknown'],
  ['a budget that does not come', { 'account.getBudget': fail }, 'unknown'],
  [
    'a platform that knows no budgets',
    {
      'account.getBudget': () => {
        throw new AppError('MethodNotFoundException');
      },
    },
    null,
  ],
  ['a choice that does not come', { 'storage.get': fail }, 'unknown'],
])('a player with %s is answered for', async (_name, more, reason) => {
  expect(await askQuiet(world(more).args)).toBe(reason);
});

test('a player on a break is not sold to, whatever page is still open', async () => {
  const fatal = { kind: 'blocked', status: 403 } as never;
  expect(await askQuiet(world({}, { session: { ...session, fatal } }).args)).toBe('pause');
  expect(await askQuiet(world({}, { session: { ...guest, fatal } }).args)).toBe('pause');
});

test('on a device that is on a break a guest is not sold to, and somebody else who signs in is asked about', async () => {
  expect(await askQuiet(world({}, { session: { ...guest, isOnBreak: true } }).args)).toBe('pause');
  expect(await askQuiet(world({}, { session: { ...session, isOnBreak: true } }).args)).toBeNull();
});

test('the loaders of a request ask the platform once, and those of the next one again', async () => {
  const [first, second] = [world(), world()];
  expect(await Promise.all([askQuiet(first.args), askQuiet({ ...first.args })])).toEqual([null, null]);
  expect(first.asked).toHaveLength(3);
  await askQuiet(second.args);
  expect(second.asked).toHaveLength(3);
});
