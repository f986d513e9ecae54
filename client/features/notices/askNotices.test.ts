import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { askNotices } from './askNotices.ts';

const notice = (id: number, trigger: string, isRead = false) => ({ id, trigger, is_read: isRead });
const items = [notice(1, 'level'), notice(2, 'password'), notice(3, 'quest'), notice(4, 'contact', true)];

/** A player of the app, and what was asked of the platform. */
function playerWith({ offersOff = null as string | null, answer = () => ({ items }) as unknown } = {}) {
  const { args, calls } = createLoaderArgs({
    path: '/',
    answers: {
      'account.getNotices': answer,
      'account.readNotices': () => 1,
      'account.getDepositLimit': () => ({ limit_amount: null, available_amount: 1, period: 'none' }),
      'account.getBudget': () => ({ amount: null, left: null }),
      'account.getPlayLimits': () => ({ limits: [] }),
      'storage.get': () => ({ offers_off: offersOff }),
    },
    stores: { session: { account: { uid: 7 } as never, fatal: null, isPending: false, isOnBreak: false } },
  });
  const hasRead = () => calls.some(({ name }) => name === 'account.readNotices');
  return { app: args as unknown as AppContext, hasRead };
}

test('the number at the bell counts all unread notices of a player to whom the site may sell', async () => {
  const { app, hasRead } = playerWith();
  expect(await askNotices(app, false)).toEqual({ items, unread: 3, isQuiet: false, isMissing: false });
  expect(hasRead()).toBe(false);
});

test('the number at the bell counts only notices of the account where nothing may be advertised', async () => {
  const { app } = playerWith({ offersOff: '1' });
  expect(await askNotices(app, false)).toMatchObject({ unread: 1, isQuiet: true });
});

test('an open list has nothing unread, and tells the platform only when something was', async () => {
  const { app, hasRead } = playerWith();
  expect(await askNotices(app, true)).toMatchObject({ unread: 0 });
  expect(hasRead()).toBe(true);
  const read = playerWith({ answer: () => ({ items: [notice(4, 'contact', true)] }) });
  await askNotices(read.app, true);
  expect(read.hasRead()).toBe(false);
});

test('notices that fail to load have no number, and a platform without them has no bell', async () => {
  const fail = (type: 'InternalServerErrorException' | 'MethodNotFoundException') => () => {
    throw new AppError(type);
  };
  const failed = { items: null, unread: 0, isQuiet: true };
  const { app } = playerWith({ answer: fail('InternalServerErrorException') });
  expect(await askNotices(app, false)).toEqual({ ...failed, isMissing: false });
  const without = playerWith({ answer: fail('MethodNotFoundException') });
  expect(await askNotices(without.app, false)).toEqual({ ...failed, isMissing: true });
});
