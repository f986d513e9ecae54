import fc from 'fast-check';
import { expect, test } from 'vitest';
import { path } from './path.ts';
import { paths } from './paths.ts';

test('paths declares each pattern once, among them six routes of the specification', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
  for (const route of [
    '/cashier/paypending/:transaction',
    '/forms/sign_up',
    '/gamehall/:id',
    '/profile/bets/exports',
    '/tournaments/:id/gamehall',
    '/_icons',
  ])
    expect(patterns).toContain(route);
});

test('build returns an address with encoded parameters and query', () => {
  expect(paths.home.build()).toBe('/');
  expect(paths.home.build(null, { redirectUrl: '/cashier/deposit?a=1#b' })).toBe(
    '/?redirectUrl=%2Fcashier%2Fdeposit%3Fa%3D1%23b',
  );
  expect(paths.game.build({ sysname: 'book of ra/2' })).toBe('/game/book%20of%20ra%2F2');
  expect(paths.gameFrame.build({ id: 7, mode: 'demo' }, { embed: 1 })).toBe('/platform/game/7/demo?embed=1');
  expect(paths.gamehall.build(null, { category: null, search: undefined, page: 0, providers: ['a', 'b'] })).toBe(
    '/gamehall?page=0&providers=a%2Cb',
  );
  expect(paths.bets.build({ '*': 'live/12 a' })).toBe('/bets/live/12%20a');
  expect(paths.bets.build({ '*': '' })).toBe('/bets');
});

test('build, with missing or wrong parameters, is a type error and does not throw', () => {
  // @ts-expect-error a parameter is missing
  expect(paths.game.build({})).toBe('/game/');
  // @ts-expect-error the name is wrong
  expect(path('/a/:b').build({ c: 1 })).toBe('/a/');
});

test('build, for any fuzzed parameter, keeps it within its segment', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('.', '..', '\uD800', '../..', '//')),
      (value) => {
        const url = new URL(paths.tournamentGamehall.build({ id: value }), 'https://site.example');
        const segments = url.pathname.split('/');
        expect([segments.length, segments[1], segments[3]]).toEqual([4, 'tournaments', 'gamehall']);
        const escaped = /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%2E') : value.toWellFormed();
        expect(decodeURIComponent(segments[2] ?? '')).toBe(escaped);
        expect(url.host).toBe('site.example');
      },
    ),
  );
});
