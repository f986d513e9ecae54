import { expect, test } from 'vitest';
import { methods } from '#shared/api/methods.ts';
import { paths } from '#shared/url/paths.ts';
import { closureOfBan } from './closureOfBan.ts';
import { closureOfCheck } from './closureOfCheck.ts';
import { isClosedMethod } from './isClosedMethod.ts';
import { isOpenToClosed } from './isOpenToClosed.ts';

const rejected = { status: 'rejected', is_final: true } as const;

test.each([
  ['a minor', { ...rejected, labels: ['UNDERAGE'] }, 'age'],
  ['forged papers', { ...rejected, labels: ['FORGERY'] }, 'fraud'],
  ['forged papers of a minor', { ...rejected, labels: ['GRAPHIC_EDITOR', 'UNDERAGE'] }, 'age'],
  ['a rejection that may be tried again', { ...rejected, is_final: false, labels: ['UNDERAGE'] }, null],
  ['bad photos', { ...rejected, labels: ['LOW_QUALITY'] }, null],
  ['an approval', { status: 'approved' as const, is_final: true, labels: ['UNDERAGE'] }, null],
])('closureOfCheck, for %s, returns the closure', (_name, check, closure) => {
  expect(closureOfCheck(check)).toBe(closure);
});

test('closureOfBan names only bans that close an account to play and leave its money reachable', () => {
  const types = ['age', 'fraud', 'multi_account', 'self_exclusion', 'regulator', 'deleted', undefined, {}];
  expect(types.map(closureOfBan)).toEqual(['age', 'fraud', null, null, null, null, null, null]);
});

test('every money command is either closed, or gives something up or takes money out', () => {
  const open = methods.filter(({ name, money }) => money && !isClosedMethod(name)).map(({ name }) => name);
  expect(open.toSorted()).toEqual([
    'bettingBonuses.remove',
    'bonuses.deactivate',
    'bonuses.remove',
    'cashbacks.remove',
    'cashier.cancelwithdrawal',
    'cashier.makewithdrawal',
  ]);
});

test('isOpenToClosed closes everything that plays, pays in or sells, in any spelling, and opens money, help and texts', () => {
  const closed = [
    '/',
    '/betting',
    '/GameHall',
    '/gamehall/',
    '/game/book',
    '/platform/game/book/play',
    '/platform/game/custom/sportsbook',
    paths.deposit.build(),
    '/Cashier/Deposit/uzcard',
    '/cashier/payment',
    '/promotions',
    '/%70romotions',
    '/offers/1',
    '/loyalty/shop',
    '/tournaments/1/gamehall',
    '/profile/bonuses',
    '/profile/cashback',
    '/jackpots',
    '/no/such/page',
  ];
  const open = ['/cashier/wallet/', '/cashier/withdraw', '/cashier/paypending/7', '/support', '/rules', '/profile'];
  expect(closed.filter(isOpenToClosed)).toEqual([]);
  expect(open.filter((path) => !isOpenToClosed(path))).toEqual([]);
});
