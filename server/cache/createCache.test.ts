import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BreakerOpen } from '#server/upstream/createBreaker.ts';
import { type CacheOptions, createCache } from './createCache.ts';

const times = { fresh: 1_000, stale: 10_000, error: 100_000 };

function setUp<T = string>(more: Partial<CacheOptions<T>> = {}) {
  let clock = 0;
  const cache = createCache<T>({
    name: 'test',
    maxEntries: 100,
    times: () => times,
    timeout: 1_000,
    now: () => clock,
    random: () => 0.5,
    ...more,
  });
  return { cache, tick: (ms: number) => void (clock += ms) };
}

test('createCache serves a value fresh, then stale during one reload, then waits for a refresh', async () => {
  const { cache, tick } = setUp();
  let n = 0;
  const load = vi.fn(async () => `v${++n}`);
  expect(await cache.get('k', load)).toMatchObject({ value: 'v1', verdict: 'miss' });
  expect(await cache.get('k', load)).toMatchObject({ value: 'v1', verdict: 'hit', ageMs: 0 });
  tick(1_500);
  expect(await cache.get('k', load)).toMatchObject({ value: 'v1', verdict: 'stale', freshMs: -500 });
  await sleep(0);
  expect(await cache.get('k', load)).toMatchObject({ value: 'v2', verdict: 'hit' });
  tick(20_000);
  expect(await cache.get('k', load)).toMatchObject({ value: 'v3', verdict: 'refresh' });
  tick(200_000);
  expect(await cache.get('k', load)).toMatchObject({ value: 'v4', verdict: 'miss' });
  expect(load).toHaveBeenCalledTimes(4);
});

test('createCache, for 500 concurrent readers of a cold key, loads once', async () => {
  const { cache } = setUp();
  const load = vi.fn(async () => (await sleep(5), 'v'));
  const all = await Promise.all(Array.from({ length: 500 }, () => cache.get('k', load)));
  expect(load).toHaveBeenCalledTimes(1);
  expect(all.filter(({ verdict }) => verdict === 'collapsed')).toHaveLength(499);
});

test('createCache, after a failed refresh, serves the old value, backs off, and does not store the failure', async () => {
  const onError = vi.fn();
  const { cache, tick } = setUp({ onError });
  await cache.get('k', async () => 'old');
  tick(50_000);
  const broken = vi.fn(async () => Promise.reject(new Error('down')));
  expect(await cache.get('k', broken)).toMatchObject({ value: 'old', verdict: 'stale' });
  expect(await cache.get('k', broken)).toMatchObject({ value: 'old', verdict: 'stale' });
  expect(broken).toHaveBeenCalledTimes(1);
  tick(1_100);
  await cache.get('k', broken);
  tick(1_100);
  await cache.get('k', broken);
  expect(broken).toHaveBeenCalledTimes(2);
  tick(1_000);
  expect(await cache.get('k', async () => 'new')).toMatchObject({ value: 'new', verdict: 'refresh' });
  expect(onError).toHaveBeenCalledTimes(2);
  tick(1_000_000);
  await expect(cache.get('k', broken)).rejects.toThrow('down');
});

test('createCache, after a failed first load, loads again at once; with holdErrors, only after the back-off', async () => {
  const broken = vi.fn(async () => Promise.reject(new Error('down')));
  const { cache } = setUp();
  await expect(cache.get('k', broken)).rejects.toThrow('down');
  await expect(cache.get('k', broken)).rejects.toThrow('down');
  expect(broken).toHaveBeenCalledTimes(2);
  const held = setUp({ holdErrors: true });
  await expect(held.cache.get('k', broken)).rejects.toThrow('down');
  await expect(held.cache.get('k', broken)).rejects.toThrow('down');
  expect(broken).toHaveBeenCalledTimes(3);
  held.tick(1_300);
  expect(await held.cache.get('k', async () => 'cured')).toMatchObject({ verdict: 'miss' });
});

test('createCache, for a load that hangs, frees the key at the timeout and serves an old value after the timeout budget', async () => {
  const { cache, tick } = setUp({ timeout: 40, timeoutBudget: 5 });
  const hang = () => new Promise<string>(() => undefined);
  await expect(cache.get('cold', hang)).rejects.toThrow('no answer within 40 ms');
  expect(cache.stats().flights).toBe(0);
  await cache.get('k', async () => 'old');
  tick(50_000);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const old = cache.get('k', hang);
  await vi.advanceTimersByTimeAsync(5);
  expect(await old).toMatchObject({ value: 'old', verdict: 'stale' });
});

test('createCache, for loads that an open circuit refuses, does not increase the back-off', async () => {
  const { cache, tick } = setUp();
  await cache.get('k', async () => 'v');
  const load = vi.fn(() => Promise.reject(new BreakerOpen('open')));
  for (let round = 0; round < 5; round += 1) {
    tick(2_000);
    expect((await cache.get('k', load)).value).toBe('v');
    await sleep(0);
  }
  expect(load).toHaveBeenCalledTimes(5);
  expect(cache.stats()).toMatchObject({ errors: 5, verdicts: { miss: 1, stale: 5 } });
});

test('createCache, after restore, serves dumped values as stale and through failures, and does not replace existing keys', async () => {
  const { cache, tick } = setUp();
  cache.set('a', 'one', 'tag');
  tick(300);
  cache.set('b', 'two');
  expect(cache.dump()).toEqual([
    { key: 'b', tag: undefined, value: 'two', ageMs: 0 },
    { key: 'a', tag: 'tag', value: 'one', ageMs: 300 },
  ]);
  const next = setUp();
  next.cache.set('b', 'newer');
  next.cache.restore([...cache.dump(), { key: 'old', tag: undefined, value: 'ancient', ageMs: 10 ** 9 }]);
  const fails = () => Promise.reject(new Error('down'));
  expect(await next.cache.get('a', fails)).toMatchObject({ value: 'one', verdict: 'stale' });
  expect((await next.cache.get('b', fails)).value).toBe('newer');
  expect((await next.cache.get('old', fails)).value).toBe('ancient');
});

test('createCache, after a purge by tag, loads again, serves the old value on failure, and drops loads under way', async () => {
  const { cache } = setUp();
  await cache.get('a', async () => 'a1', 'pages');
  await cache.get('b', async () => 'b1', 'menus');
  cache.purge('pages');
  expect(cache.peek('a')).toBeUndefined();
  expect(await cache.get('b', async () => 'b2')).toMatchObject({ value: 'b1', verdict: 'hit' });
  expect(await cache.get('a', async () => Promise.reject(new Error('down')))).toMatchObject({ value: 'a1' });
  cache.purge(() => true);
  const slow = cache.get('a', async () => (await sleep(10), 'read before the edit'));
  cache.purge('a');
  expect(await cache.get('a', async () => 'a2', 'pages')).toMatchObject({ value: 'a2', verdict: 'refresh' });
  await slow;
  expect(cache.peek('a')?.value).toBe('a2');
});

test('createCache does not store a value that shouldStore rejects, nor any value with fresh: 0', async () => {
  const { cache } = setUp({ shouldStore: (value: string) => value !== 'private' });
  await cache.get('k', async () => 'private');
  expect(await cache.get('k', async () => 'public')).toMatchObject({ value: 'public', verdict: 'miss' });
  const off = setUp({ times: () => ({ fresh: 0, stale: 10, error: 10 }) });
  await off.cache.get('k', async () => 'v');
  expect(off.cache.stats().entries).toBe(0);
});

test('createCache, for any fuzzed readings, stays within maxEntries and maxBytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.string(), fc.integer({ min: 0, max: 400 })), { maxLength: 60 }),
      async (reads) => {
        const { cache } = setUp<string>({ maxEntries: 10, maxBytes: 500, sizeOf: (value) => value.length });
        for (const [key, size] of reads) await cache.get(key, async () => 'x'.repeat(size));
        expect(cache.stats().entries).toBeLessThanOrEqual(10);
        expect(cache.stats().bytes).toBeLessThanOrEqual(500);
      },
    ),
    { numRuns: 50 },
  );
});

test('createCache, when the clock moves back, reports an age of zero', async () => {
  let clock = 1_000;
  const { cache } = setUp({ now: () => clock });
  await cache.get('k', async () => 'v');
  clock = 0;
  expect((await cache.get('k', async () => 'w')).ageMs).toBe(0);
});

test('createCache, after a value that invalidates, returns it and does not serve the old value on failure', async () => {
  const { cache, tick } = setUp({
    shouldStore: (value: string) => value !== 'off',
    invalidates: (value) => value === 'off',
  });
  await cache.get('k', async () => 'on');
  tick(2_000);
  expect((await cache.get('k', async () => 'off')).value).toBe('on');
  await sleep(1);
  expect(await cache.get('k', async () => 'off')).toMatchObject({ value: 'off', verdict: 'miss' });
  await expect(cache.get('k', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('createCache, when the load deletes its key and fails, rejects instead of serving the old value', async () => {
  const { cache, tick } = setUp();
  await cache.get('k', async () => 'old');
  tick(50_000);
  const gone = async () => {
    cache.delete('k');
    throw new Error('gone');
  };
  await expect(cache.get('k', gone)).rejects.toThrow('gone');
});

test('createCache, after a value that invalidates, does not serve the old value of the second tier', async () => {
  const second = { placeOf: () => ({ read: async () => ({ value: 'on', ageMs: 2_000 }), write: () => {} }) };
  const { cache } = setUp({
    second,
    shouldStore: (value: string) => value !== 'off',
    invalidates: (value) => value === 'off',
  });
  const load = async () => 'off';
  expect((await cache.get('k', load)).value).toBe('on');
  await sleep(1);
  expect((await cache.get('k', load)).value).toBe('off');
  expect((await cache.get('k', load)).value).toBe('off');
});
