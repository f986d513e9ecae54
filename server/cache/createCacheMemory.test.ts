import { expect, test } from 'vitest';
import { createCache } from './createCache.ts';
import { createCacheMemory, type SiteMemory } from './createCacheMemory.ts';

const MAX = 1_000;

function open(memory: SiteMemory, { name = 'pages', maxBytes = MAX } = {}) {
  const cache = createCache<number>({
    name,
    maxEntries: 1_000,
    maxBytes,
    memory,
    // With the three letters of the key, 100 bytes.
    sizeOf: () => 97,
    times: () => ({ fresh: 60_000, stale: 0, error: 0 }),
    timeout: 1_000,
  });
  const keys = () =>
    cache
      .dump()
      .map(({ key }) => key)
      .toSorted();
  const fill = (letter: string, count: number) => {
    for (let n = 0; n < count; n += 1) cache.set(`${letter}${String(n).padStart(2, '0')}`, n);
  };
  return { ...cache, keys, fill, bytes: () => cache.stats().bytes };
}

function twoSites(options?: { name?: string; maxBytes?: number }) {
  const memory = createCacheMemory();
  const sites = [memory.ofSite(), memory.ofSite()] as const;
  return { memory, sites, one: open(sites[0], options), other: open(sites[1], options) };
}

test('one site may use the memory that another leaves', () => {
  const { one, other } = twoSites();
  other.fill('b', 1);
  one.fill('a', 9);
  expect([one.bytes(), other.bytes()]).toEqual([900, 100]);
});

test('the entry that was used longest ago is evicted, whosever it is', () => {
  const { one, other } = twoSites();
  one.fill('a', 5);
  other.fill('b', 5);
  one.peek('a00');
  other.set('b05', 0);
  expect(one.keys()).toEqual(['a00', 'a02', 'a03', 'a04']);
  one.set('a05', 0);
  expect(one.keys()).toEqual(['a00', 'a03', 'a04', 'a05']);
  expect(other.keys()).toHaveLength(6);
  one.peek('a03');
  one.peek('a04');
  one.set('a06', 0);
  expect([one.keys().length, other.keys()]).toEqual([5, ['b01', 'b02', 'b03', 'b04', 'b05']]);
});

test('a flood of one site leaves another half of its even share', () => {
  const { one, other } = twoSites();
  other.fill('b', 5);
  one.fill('a', 100);
  expect(other.keys()).toEqual(['b03', 'b04']);
  expect(one.bytes()).toBe(800);
});

test('what all sites hold stays within the bound, whatever they store', () => {
  const memory = createCacheMemory();
  const sites = Array.from({ length: 10 }, () => open(memory.ofSite()));
  let state = 7;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  let most = 0;
  for (let n = 0; n < 5_000; n += 1) {
    const site = sites[random(10) && random(10)] as (typeof sites)[number];
    const key = `k${10 + random(30)}`;
    if (site.peek(key) === undefined) site.set(key, n);
    most = Math.max(
      most,
      sites.reduce((sum, { bytes }) => sum + bytes(), 0),
    );
  }
  expect(most).toBe(MAX);
});

test('caches of other names and other bounds are apart', () => {
  const { sites, one } = twoSites();
  one.fill('a', 10);
  open(sites[1], { name: 'content' }).fill('b', 10);
  open(sites[1], { maxBytes: 500 }).fill('c', 5);
  expect(one.bytes()).toBe(1_000);
});

test('a site that is closed leaves its memory to the others', () => {
  const { sites, one, other } = twoSites();
  other.fill('b', 10);
  sites[1].close();
  one.fill('a', 10);
  expect(one.bytes()).toBe(1_000);
});
