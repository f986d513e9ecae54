import { expect, test } from 'vitest';
import { formatClock } from '#client/entities/play/formatClock.ts';
import { emptySession, playSession } from './gameSession.ts';
import { rememberGame } from './rememberGame.ts';

test('playSession, for a round reported several times, counts it once', () => {
  const first = { type: 'round', round: 'a', bet: 5000, win: 0 } as const;
  const played = [first, first, { ...first, round: 'b', win: 12_500 }, first].reduce(playSession, emptySession);
  expect(played).toMatchObject({ staked: 10_000, won: 12_500 });
});

test('playSession shows the platform’s totals, and a seen round is named without being added to them', () => {
  const round = (name: string) => ({ type: 'round', round: name, bet: 5000, win: 0 }) as const;
  const early = playSession(emptySession, round('a'));
  const known = playSession(early, { type: 'facts', staked: 45_000, won: 20_000 });
  const seen = playSession(known, { type: 'seen', round: 'b' });
  expect(seen).toMatchObject({ staked: 45_000, won: 20_000, last: 'b' });
  // The platform’s answer has failed: rounds of the game are better than a loss that is too small.
  const played = [round('a'), round('b')].reduce(playSession, seen);
  expect(played).toMatchObject({ staked: 50_000, won: 20_000 });
});

test('formatClock returns hours, minutes and seconds, with hours beyond 24', () => {
  expect([0, 59, 1458, 3600, 90_061].map(formatClock)).toEqual([
    '00:00:00',
    '00:00:59',
    '00:24:18',
    '01:00:00',
    '25:01:01',
  ]);
});

function storageOf(stored: string | null) {
  const store = {
    stored,
    read: () => store.stored,
    write: (_key: string, value: string) => {
      store.stored = value;
      return true;
    },
  };
  return store;
}

test('rememberGame stores the latest game first, without duplicates, twelve at most', () => {
  const store = storageOf(null);
  for (const name of [...'abcdefghijklmno', 'd']) rememberGame(store, name);
  expect(JSON.parse(store.stored ?? '')).toEqual(['d', ...'onmlkjihgfe']);
});

test.each(['{', 'null', '{"a":1}', '[1,null,"x"]'])(
  'rememberGame, with %s in storage, ignores invalid entries',
  (text) => {
    const store = storageOf(text);
    rememberGame(store, 'koi');
    expect(JSON.parse(store.stored ?? '')).toEqual(text.includes('x') ? ['koi', 'x'] : ['koi']);
  },
);
