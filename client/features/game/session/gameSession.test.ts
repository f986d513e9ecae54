import { expect, test } from 'vitest';
import { formatClock } from '../../../entities/play/formatClock.ts';
import { emptySession, playSession } from './gameSession.ts';
import { rememberGame } from './rememberGame.ts';

test('a round counts once, however often it is told', () => {
  const first = { type: 'round', round: 'a', bet: 5000, win: 0 } as const;
  const played = [first, first, { ...first, round: 'b', win: 12_500 }, first].reduce(playSession, emptySession);
  expect(played).toMatchObject({ staked: 10_000, won: 12_500 });
});

test('the session goes on from game to game: what the platform counted comes first, and no round twice', () => {
  const round = (name: string) => ({ type: 'round', round: name, bet: 5000, win: 0 }) as const;
  const early = playSession(emptySession, round('a'));
  const known = playSession(early, { type: 'facts', staked: 45_000, won: 20_000 });
  const played = [round('a'), round('b')].reduce(playSession, known);
  expect(played).toMatchObject({ staked: 50_000, won: 20_000 });
});

test('the clock has hours, minutes and seconds', () => {
  expect([0, 59, 1458, 3600, 90_061].map(formatClock)).toEqual([
    '00:00:00',
    '00:00:59',
    '00:24:18',
    '01:00:00',
    '25:01:01',
  ]);
});

function storageOf(kept: string | null) {
  const store = {
    kept,
    getItem: () => store.kept,
    setItem: (_key: string, value: string) => {
      store.kept = value;
    },
  };
  return store;
}

test('the last game stands first, none twice, twelve at most', () => {
  const store = storageOf(null);
  for (const name of [...'abcdefghijklmno', 'd']) rememberGame(() => store, name);
  expect(JSON.parse(store.kept ?? '')).toEqual(['d', ...'onmlkjihgfe']);
});

test.each(['{', 'null', '{"a":1}', '[1,null,"x"]'])('what was kept may be anything: %s', (kept) => {
  const store = storageOf(kept);
  rememberGame(() => store, 'koi');
  expect(JSON.parse(store.kept ?? '')).toEqual(kept.includes('x') ? ['koi', 'x'] : ['koi']);
});

test('shut storage stops nobody', () => {
  expect(() =>
    rememberGame(() => {
      throw new DOMException('denied', 'SecurityError');
    }, 'koi'),
  ).not.toThrow();
});
