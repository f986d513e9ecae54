import { expect, test } from 'vitest';
import { createCache } from '#server/cache/createCache.ts';
import { createSitesTiers, type SiblingTiers } from './createSitesTier.ts';

interface Answer {
  text: string;
}

function site(tier: SiblingTiers, time: { now: number }, load?: () => Promise<Answer>) {
  const loads: string[] = [];
  const cache = createCache<Answer>({
    name: 'platform',
    maxEntries: 10,
    times: () => ({ fresh: 1_000, stale: 1_000, error: 1_000 }),
    timeout: 500,
    second: tier.of('platform'),
    now: () => time.now,
    random: () => 0.5,
  });
  let count = 0;
  const read = async (key: string, tag?: string) =>
    (
      await cache.get(
        key,
        async () => {
          loads.push(key);
          if (load) return load();
          return { text: `${key} ${(count += 1)}` };
        },
        tag,
      )
    ).value;
  return { cache, loads, read };
}

function process(budget?: number) {
  const time = { now: 0 };
  return { time, tiers: createSitesTiers({ now: () => time.now, ...(budget === undefined ? {} : { budget }) }) };
}

test('a site that asks the same upstream gets the very value of another, without a load', async () => {
  const { time, tiers } = process();
  const [one, other] = [site(tiers.of(['a']), time), site(tiers.of(['a']), time)];
  const value = await one.read('games');
  expect(await other.read('games')).toBe(value);
  expect(other.loads).toEqual([]);
});

test('a site that asks another upstream, or with another token, loads its own', async () => {
  const { time, tiers } = process();
  const sites = [site(tiers.of(['a', 'x']), time), site(tiers.of(['b', 'x']), time), site(tiers.of(['a', 'y']), time)];
  const values = [];
  for (const one of sites) values.push(await one.read('games'));
  expect(new Set(values).size).toBe(3);
});

test('a value that is too old for fresh is loaded again, and the others then get the new one', async () => {
  const { time, tiers } = process();
  const [one, other] = [site(tiers.of(['a']), time), site(tiers.of(['a']), time)];
  await one.read('games');
  time.now = 1_500;
  // The old value is served at once, as that of a cache of its own would be, and loaded again behind it.
  expect(await other.read('games')).toEqual({ text: 'games 1' });
  await expect.poll(async () => (await one.read('games')) === (await other.read('games'))).toBe(true);
  expect([...one.loads, ...other.loads]).toEqual(['games', 'games']);
});

test('a purge by one site loads again, and a load that began before it is not what another gets', async () => {
  const { time, tiers } = process();
  const tier = tiers.of(['a']);
  const [one, other] = [site(tier, time), site(tiers.of(['a']), time)];
  const load = Promise.withResolvers<Answer>();
  const begun = one.cache.get('menu', () => load.promise, 'menu');
  await Promise.resolve();
  tier.purge('menu');
  load.resolve({ text: 'before the purge' });
  await begun;
  expect(await other.read('menu', 'menu')).toEqual({ text: 'menu 1' });
});

test('values of tags that a site changes for itself are neither read nor written', async () => {
  const { time, tiers } = process();
  const tier = tiers.of(['a']);
  const own = site(
    tier.without((tag) => tag === 'settings-seo'),
    time,
  );
  const other = site(tier, time);
  const [seo, menu] = [await own.read('seo', 'settings-seo'), await own.read('menu', 'menu')];
  expect(await other.read('seo', 'settings-seo')).not.toBe(seo);
  expect(await other.read('menu', 'menu')).toBe(menu);
});

test('sites that ask for the same at once load it once, and all get the very value', async () => {
  const { time, tiers } = process();
  const loaded = Promise.withResolvers<Answer>();
  const sites = [1, 2, 3].map(() => site(tiers.of(['a']), time, () => loaded.promise));
  const reading = Promise.all(sites.map((one) => one.read('games')));
  await expect.poll(() => sites.flatMap(({ loads }) => loads)).toEqual(['games']);
  loaded.resolve({ text: 'once' });
  expect(new Set(await reading).size).toBe(1);
  expect(sites.flatMap(({ loads }) => loads)).toEqual(['games']);
});

test('a site that waits for the load of another which fails loads for itself', async () => {
  const { time, tiers } = process();
  const failing = Promise.withResolvers<Answer>();
  const [one, other] = [
    site(tiers.of(['a']), time, () => failing.promise),
    site(tiers.of(['a']), time, () => Promise.resolve({ text: 'own' })),
  ];
  const first = one.read('games');
  await expect.poll(() => one.loads).toEqual(['games']);
  const second = other.read('games');
  failing.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect(await second).toEqual({ text: 'own' });
});

test('a purge while a site loads leaves those that ask afterwards to load for themselves', async () => {
  const { time, tiers } = process();
  const tier = tiers.of(['a']);
  const old = Promise.withResolvers<Answer>();
  const one = site(tier, time, () => old.promise);
  const other = site(tier, time, () => Promise.resolve({ text: 'new' }));
  const first = one.read('menu', 'menu');
  await expect.poll(() => one.loads).toEqual(['menu']);
  tier.purge('menu');
  expect(await other.read('menu', 'menu')).toEqual({ text: 'new' });
  old.resolve({ text: 'old' });
  await first;
});

test('a site that waits for a load of another which takes long loads for itself', async () => {
  const { time, tiers } = process(10);
  const slow = Promise.withResolvers<Answer>();
  const one = site(tiers.of(['a']), time, () => slow.promise);
  const other = site(tiers.of(['a']), time, () => Promise.resolve({ text: 'own' }));
  const first = one.read('games');
  await expect.poll(() => one.loads).toEqual(['games']);
  expect(await other.read('games')).toEqual({ text: 'own' });
  slow.resolve({ text: 'late' });
  expect(await first).toEqual({ text: 'late' });
});
