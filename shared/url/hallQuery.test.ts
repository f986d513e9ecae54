import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HALL_PAGES, hallHref, parseHallQuery } from './hallQuery.ts';

const read = (address: string) => parseHallQuery(new URL(address, 'https://site.test').searchParams);

test('parseHallQuery, for any fuzzed query, reads the same from the output of hallHref, with a page in bounds', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(
      'slots',
      'a,b',
      'b',
      'new',
      '3',
      '0',
      '1e1',
      '999',
      'fast,slot',
      'new,demo,x',
      'below,97,x',
      'high,low',
    ),
  );
  const keys = fc.constantFrom(
    'category',
    'providers',
    'types',
    'features',
    'rtp',
    'volatility',
    'sort',
    'search',
    'page',
    'utm_source',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, value)), (pairs) => {
      const query = parseHallQuery(new URLSearchParams(pairs.map(([key, text]) => [key, text])));
      expect(read(hallHref(query))).toEqual(query);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeLessThanOrEqual(HALL_PAGES);
    }),
  );
});

test('hallHref, for providers in any order, comma-joined or repeated, returns the same address', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[\w.-]{1,8}$/), { maxLength: 20 }), (names) => {
      const joined = read(`/gamehall?providers=${names.join(',')}`);
      const repeated = read(
        `/gamehall?${names
          .toReversed()
          .map((name) => `providers=${name}`)
          .join('&')}`,
      );
      expect(hallHref(joined)).toBe(hallHref(repeated));
    }),
  );
});

test('parseHallQuery reads every part of an address, and drops unknown values', () => {
  expect(
    read(
      '/gamehall?category=slots&providers=b,a,b&features=jackpot&features=demo&rtp=below,97,98&volatility=high&volatility=low&types=live,slot,x&sort=new&search=%20o%CA%BByin%20%20x%20&page=3&utm_source=z',
    ),
  ).toEqual({
    category: 'slots',
    providers: ['a', 'b'],
    types: ['slot', 'live'],
    features: ['demo', 'jackpot'],
    rtp: ['97', 'below'],
    volatility: ['low', 'high'],
    sort: 'new',
    search: 'oʻyin x',
    page: 3,
  });
});

test('parseHallQuery treats invalid values as absent', () => {
  const plain = {
    category: null,
    providers: [],
    types: [],
    features: [],
    rtp: [],
    volatility: [],
    sort: 'popular',
    search: '',
    page: 1,
  };
  expect(read('/gamehall')).toEqual(plain);
  expect(read('/gamehall?category=<b>&providers=,%00,&sort=rtp&search=%20&page=-2')).toEqual(plain);
  expect(read('/gamehall?page=1.5')).toEqual(plain);
});

test('hallHref leaves out default values', () => {
  expect(hallHref()).toBe('/gamehall');
  expect(hallHref({ category: 'live', sort: 'popular', page: 1, search: '' })).toBe('/gamehall?category=live');
  expect(hallHref({ providers: ['b', 'a'], search: 'a&b', page: 2 })).toBe(
    '/gamehall?providers=a,b&search=a%26b&page=2',
  );
});
