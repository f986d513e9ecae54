import { expect, test } from 'vitest';
import { createLiveSettings } from '#server/services/createLiveSettings.ts';
import { type EnvName, envShape, parseEnv } from './env.ts';
import { type RateLimitName, rateLimitTable } from './rateLimits.ts';
import { isReloaded, variablesForRestart } from './variablesForRestart.ts';

const env = (values: Record<string, string> = {}) => parseEnv({ NODE_ENV: 'test', ...values });

test('isReloaded is true for exactly the variables that the settings of SIGHUP read, for LOG_LEVEL and BRANDS', () => {
  const read = new Set<string>();
  const recorded = new Proxy(env(), {
    get: (target, name) => (read.add(String(name)), Reflect.get(target, name) as unknown),
  });
  const live = createLiveSettings(recorded);
  for (const name of Object.keys(rateLimitTable) as RateLimitName[]) live.perMinute(name);
  const { content, pages, platform, isForPlayers } = live.caching();
  content('common');
  pages('/');
  platform('games.get');
  isForPlayers('games.get');
  const names = Object.keys(envShape) as EnvName[];
  expect(names.filter(isReloaded).toSorted()).toEqual(
    [...names.filter((name) => read.has(name)), 'LOG_LEVEL', 'BRANDS'].toSorted(),
  );
});

test('variablesForRestart names changed variables that SIGHUP does not reload, lists included, and no others', () => {
  const next = env({
    PORT: '4000',
    PUBLIC_HOSTS: 'a.uz,b.uz',
    LOG_LEVEL: 'debug',
    RATE_LIMIT_LOGIN: '7',
    CACHE_PAGES_FRESH__GAMEHALL: '5m',
    CACHE_PAGES_MAX_BYTES: '1MB',
  });
  expect(variablesForRestart(env({ PUBLIC_HOSTS: 'a.uz' }), next)).toEqual([
    'PORT',
    'PUBLIC_HOSTS',
    'CACHE_PAGES_MAX_BYTES',
  ]);
  expect(variablesForRestart(next, next)).toEqual([]);
});
