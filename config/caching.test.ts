import { expect, test } from 'vitest';
import { methods } from '../shared/api/methods.ts';
import { caching, platformMicroCache } from './caching.ts';
import { parseEnv } from './env.ts';
import { rateLimitTable } from './rateLimits.ts';

const byName = new Map(methods.map((method) => [method.name.toLowerCase(), method]));

test('only GETs that a guest may make are in the shared cache of the product API', () => {
  for (const name of Object.keys(platformMicroCache)) {
    expect(byName.get(name), name).toMatchObject({ verb: 'GET', access: 'guest' });
  }
});

test('every limited method exists', () => {
  const named = Object.values(rateLimitTable).flatMap((limit) => ('methods' in limit ? [...limit.methods] : []));
  expect(named.filter((name) => !byName.has(name))).toEqual([]);
});

test('the operator sets times by variable, and by collection', () => {
  const times = caching(
    parseEnv({ CACHE_PLATFORM_GAMES: '2s', CACHE_CONTENT_FRESH__SETTINGS_SEO: '5m', CACHE_PAGES_FRESH: '0' }),
  );
  expect(times.platform('games.GET')).toEqual({ fresh: 2000, stale: 20_000, error: 200_000 });
  expect(times.platform('account.getBalance')).toBeUndefined();
  expect(times.content('settings-seo')).toEqual({ fresh: 300_000, stale: 3_600_000, error: 86_400_000 });
  expect(times.content('pages').fresh).toBe(60_000);
  expect(times.pages.fresh).toBe(0);
});
