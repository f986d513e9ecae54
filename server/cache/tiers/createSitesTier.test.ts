import { expect, test } from 'vitest';
import { createCache } from '#server/cache/createCache.ts';
import { createSitesTiers, type SiblingTiers } from './createSitesTier.ts';

interface Answer {
  text: string;
}

function site(tier: SiblingTiers, time: { now: number }) {
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
          return { text: `${key} ${(count += 1)}` };
        },
        tag,
      )
    ).value;
  return { cache, loads, read };
}

function process() {
  const time = { now: 0 };
  return { time, tiers: createSitesTiers({ now: () => time.now }) };
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
