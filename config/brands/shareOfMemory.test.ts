import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { shareOfMemory } from './shareOfMemory.ts';

test('shareOfMemory divides the memory of every cache by the number of sites, and nothing else', () => {
  const env = parseEnv({ CACHE_PAGES_MAX_BYTES: '256MB', CACHE_CONTENT_MAX_BYTES: '0' });
  expect(shareOfMemory(env, 1)).toEqual(env);
  expect(shareOfMemory(env, 4)).toEqual({
    ...env,
    CACHE_PAGES_MAX_BYTES: 64e6,
    CACHE_CONTENT_MAX_BYTES: 0,
    CACHE_PLATFORM_MAX_BYTES: 16e6,
  });
});
