import { expect, test } from 'vitest';
import { methods } from '#shared/api/methods.ts';
import { caching } from './caching.ts';
import { parseEnv } from './env.ts';
import { platformMicroCache } from './platformMicroCache.ts';
import { rateLimitTable } from './rateLimits.ts';

const byName = new Map(methods.map((method) => [method.name.toLowerCase(), method]));

test('platformMicroCache, for each method it lists, names a GET that guests may call', () => {
  for (const name of Object.keys(platformMicroCache)) {
    expect(byName.get(name), name).toMatchObject({ verb: 'GET', access: 'guest' });
  }
});

test('rateLimitTable, for each method it lists, names a method of the contract', () => {
  const named = Object.values(rateLimitTable).flatMap((limit) => ('methods' in limit ? [...limit.methods] : []));
  expect(named.filter((name) => !byName.has(name))).toEqual([]);
});

test('caching returns the times of its variables, and undefined for a method that is not cached', () => {
  const times = caching(
    parseEnv({ CACHE_PLATFORM_GAMES: '2s', CACHE_CONTENT_FRESH__SETTINGS_SEO: '5m', CACHE_PAGES_FRESH: '0' }),
  );
  expect(times.platform('games.GET')).toEqual({ fresh: 2000, stale: 20_000, error: 200_000 });
  expect(times.platform('account.getBalance')).toBeUndefined();
  expect(times.content('settings-seo')).toEqual({ fresh: 300_000, stale: 3_600_000, error: 86_400_000 });
  expect(times.content('pages').fresh).toBe(60_000);
  expect(times.pages().fresh).toBe(0);
});

test('caching, for a page with times of its own, returns them by route, and no time at all when its fresh time is 0', () => {
  const times = caching(
    parseEnv({ CACHE_PAGES_FRESH__GAMEHALL: '5m', CACHE_PAGES_ERROR__GAMEHALL: '1h', CACHE_PAGES_FRESH__HOME: '0' }),
  );
  expect(times.pages('/gamehall')).toEqual({ fresh: 300_000, stale: 600_000, error: 3_600_000 });
  expect(times.pages('/')).toEqual({ fresh: 0, stale: 0, error: 0 });
  for (const route of ['/winners', '*', undefined])
    expect(times.pages(route)).toEqual({ fresh: 10_000, stale: 600_000, error: 86_400_000 });
});

test('caching, for settings collections, multiplies the error time by seven unless the collection has its own', () => {
  const day = 86_400_000;
  const times = caching(parseEnv({ CACHE_CONTENT_ERROR__LOYALTY: '2d' }));
  expect(times.content('seo-pages').error).toBe(day);
  expect(times.content('forms-config')).toEqual({ fresh: 60_000, stale: 3_600_000, error: 7 * day });
  expect(times.content('loyalty').error).toBe(2 * day);
  expect(caching(parseEnv({ CACHE_CONTENT_ERROR: '0' })).content('common').error).toBe(0);
});

test('caching, given CACHE_LOOKUP_FRESH and CACHE_MISSING_FRESH, returns them for redirect lookups and 404 pages', () => {
  const times = caching(parseEnv({ CACHE_LOOKUP_FRESH: '5s', CACHE_MISSING_FRESH: '1m' }));
  expect(times.lookup).toEqual({ fresh: 5_000, stale: 300_000, error: 3_600_000 });
  expect(times.missing).toEqual({ fresh: 60_000, stale: 0, error: 0 });
});
