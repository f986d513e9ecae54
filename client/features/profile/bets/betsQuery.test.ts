import { expect, test } from 'vitest';
import { betsAddress, betsInput, isNarrowed, readBetsQuery } from './betsQuery.ts';

const read = (query: string) => readBetsQuery(new URLSearchParams(query));

test('readBetsQuery, for an empty query, asks for all games from the first page', () => {
  const query = read('');
  expect(query).toMatchObject({ tab: 'games', from: null, to: null, result: null, shown: 50, open: null });
  expect([betsInput(query), isNarrowed(query), betsAddress(query)]).toEqual([
    { type: 'casino' },
    false,
    '/profile/bets/history',
  ]);
});

test('readBetsQuery, for every filter, gives the platform’s input and the same address again', () => {
  const address = 'from=2026-11-01&to=2026-11-23&game=yulduz-777&type=slot&result=win';
  const query = read(address);
  expect(betsInput(query)).toEqual({
    type: 'slot',
    date_from: '01.11.2026',
    date_to: '23.11.2026',
    game: 'yulduz-777',
    result: 'win',
  });
  expect(betsAddress(query)).toBe(`/profile/bets/history?${address}`);
  expect(read('name=%20Pamir%20fox%20')).toMatchObject({ name: 'Pamir fox', game: null });
  expect(betsAddress(read('name=Pamir'))).toBe('/profile/bets/history?name=Pamir');
  expect(betsInput(read('tab=sport&result=open&type=slot&game=a'))).toEqual({ type: 'betting', result: 'open' });
});

test.each([
  'from=2026-02-30',
  'from=1.11.2026',
  'result=open',
  'type=betting',
  'game=a%20b',
  'name=%20',
  'shown=x',
  'open=%3Cb%3E',
])('readBetsQuery ignores a malformed or impossible value: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('readBetsQuery caps `shown` of an address at 200 rounds', () => {
  expect(read('shown=100000').shown).toBe(200);
});

test('readBetsQuery reads a day as the form writes it', () => {
  expect(readBetsQuery(new URLSearchParams('from=01.11.2026&to=31.02.2026'))).toMatchObject({
    from: '2026-11-01',
    to: null,
  });
});
