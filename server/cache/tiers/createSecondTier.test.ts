import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '#server/cache/createCache.ts';
import { startValkey } from '#tests/support/sites/startValkey.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { createInvalidationBus } from './createInvalidationBus.ts';
import { type Codec, createSecondTiers } from './createSecondTier.ts';
import { createValkey } from './createValkey.ts';

const codec: Codec<{ text: string }> = {
  encode: ({ text }) => text,
  decode: (json) => (typeof json === 'string' && json !== 'poison' ? { text: json } : undefined),
};
const times = { fresh: 60_000, stale: 60_000, error: 600_000 };

/** One replica: a cache with the shared Valkey and a fake upstream. */
async function replica(url: string, prefix = 'app:build:1') {
  const outcomes: string[] = [];
  const purged: (string | undefined)[] = [];
  const valkey = createValkey({ url, breaker: {}, onError: () => {} });
  onTestFinished(() => valkey.close());
  const bus = createInvalidationBus({
    valkey,
    site: 'app',
    onInvalid: (tag) => {
      purged.push(tag);
      cache.purge(tag ?? (() => true));
    },
  });
  const tiers = createSecondTiers({ valkey, bus, prefix, onOutcome: (_cache, outcome) => outcomes.push(outcome) });
  let clock = 0;
  const cache = createCache<{ text: string }>({
    name: 'things',
    maxEntries: 100,
    times: () => times,
    timeout: 2_000,
    second: tiers.of('things', codec),
    now: () => clock,
    random: () => 0.5,
  });
  await bus.ready(2_000);
  const upstream = { text: 'one', calls: 0, down: false };
  const read = (key = 'key') =>
    cache.get(
      key,
      async () => {
        upstream.calls += 1;
        if (upstream.down) throw new Error('down');
        return { text: upstream.text };
      },
      'tag',
    );
  return { read, upstream, outcomes, purged, cache, bus, valkey, later: (ms: number) => (clock += ms) };
}

async function server() {
  const valkey = await startValkey();
  onTestFinished(() => valkey.stop());
  return valkey;
}
async function written({ outcomes }: { outcomes: string[] }): Promise<void> {
  await expect.poll(() => outcomes).toContain('written');
}

test('a value that one replica has loaded is a hit in another replica without calling its upstream', async () => {
  const { url } = await server();
  const first = await replica(url);
  const second = await replica(url);
  expect(await first.read()).toMatchObject({ value: { text: 'one' }, verdict: 'miss' });
  await written(first);
  second.upstream.text = 'another';
  expect(await second.read()).toMatchObject({ value: { text: 'one' }, verdict: 'hit' });
  expect(second.upstream.calls).toBe(0);
});

test('an old value of another replica is served as stale while the upstream is down', async () => {
  const { url, command } = await server();
  const first = await replica(url);
  await first.read();
  await written(first);
  // Sets the remaining expiry to that of a value two minutes old.
  const [key = ''] = (await command('KEYS', 'app:build:1:*')).split('\r\n').filter((line) => line.startsWith('app:'));
  await command('PEXPIRE', key, String(times.error - 1_000));
  const second = await replica(url);
  second.upstream.down = true;
  expect(await second.read()).toMatchObject({ value: { text: 'one' }, verdict: 'stale' });
});

test('a purge at one replica reaches the others, and the old value is not served afterwards', async () => {
  const { url } = await server();
  const [first, second, third] = [await replica(url), await replica(url), await replica(url)];
  for (const one of [first, second, third]) await one.read();
  await written(first);
  for (const one of [first, second, third]) one.upstream.text = 'two';
  first.cache.purge('tag');
  first.bus.announce('tag');
  await expect.poll(() => [second.purged, third.purged]).toEqual([['tag'], ['tag']]);
  expect(first.purged).toEqual([]);
  for (const one of [first, second, third]) expect((await one.read()).value.text).toBe('two');
  const late = await replica(url);
  late.upstream.text = 'three';
  expect((await late.read()).value.text).toBe('two');
});

test('a load that began before a purge does not store its value', async () => {
  const { url } = await server();
  const first = await replica(url);
  const second = await replica(url);
  const { promise, resolve } = Promise.withResolvers<{ text: string }>();
  const slow = first.cache.get('key', () => promise, 'tag');
  await sleep(50);
  second.bus.announce('tag');
  await expect.poll(() => first.purged).toEqual(['tag']);
  resolve({ text: 'old' });
  expect((await slow).value.text).toBe('old');
  await sleep(50);
  second.upstream.text = 'new';
  expect((await second.read()).value.text).toBe('new');
  first.upstream.text = 'new';
  expect((await first.read()).value.text).toBe('new');
});

test('a purge announced while Valkey is down reaches other replicas after the reconnect', async () => {
  const valkey = await server();
  const first = await replica(valkey.url);
  const second = await replica(valkey.url);
  await first.read();
  await second.read();
  await valkey.kill();
  first.bus.announce('tag');
  expect(first.bus.unsent()).toBe(1);
  second.upstream.text = 'two';
  expect((await second.read()).value.text).toBe('one');
  await valkey.restart();
  await expect.poll(() => second.purged, { timeout: 6_000 }).toContain('tag');
  expect((await second.read()).value.text).toBe('two');
}, 20_000);

test('a second-tier value that is damaged, under another key or of another shape is refused and loaded again', async () => {
  const { url, command } = await server();
  const first = await replica(url);
  await first.read();
  await written(first);
  const [key = ''] = (await command('KEYS', 'app:build:1:*')).split('\r\n').filter((line) => line.startsWith('app:'));
  const whole = (await command('GET', key)).split('\r\n')[1] ?? '';
  expect(whole).toMatch(/^[\w-]{43} \{"key":"key","life":720000,"value":"one"\}$/);
  const { createHash } = await import('node:crypto');
  const signed = (json: string) => `${createHash('sha256').update(json).digest('base64url')} ${json}`;
  for (const bad of [
    whole.slice(0, -3),
    whole.replace('one', 'own'),
    'nonsense',
    '',
    signed('null'),
    signed('{"key":"other key","life":720000,"value":"one"}'),
    signed('{"key":"key","life":720000,"value":"poison"}'),
    signed('{"key":"key","life":720000,"value":{"deep":1}}'),
  ]) {
    await command('SET', key, bad, 'PX', '600000');
    const reader = await replica(url);
    expect(await reader.read(), bad).toMatchObject({ verdict: 'miss', value: { text: 'one' } });
    expect(reader.outcomes).toContain('refused');
  }
});

test('a second-tier value is not read by another build', async () => {
  const { url } = await server();
  const first = await replica(url);
  await first.read();
  await written(first);
  const next = await replica(url, 'app:next-build:1');
  expect((await next.read()).verdict).toBe('miss');
});

test.each(['freeze', 'kill'] as const)(
  '%s of Valkey: readings stay fast, the breaker opens, and Valkey is used again within 5 s',
  async (how) => {
    const valkey = await server();
    const one = await replica(valkey.url);
    await one.read();
    await valkey[how]();
    const run = vi.spyOn(one.valkey, 'run');
    const took: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      const startedAt = performance.now();
      expect((await one.read(`key-${index}`)).value.text).toBe('one');
      took.push(performance.now() - startedAt);
    }
    expect(Math.max(...took)).toBeLessThan(timeLimit(150));
    // Most reads and writes do not wait: the breaker has opened, or the bus is disconnected.
    expect(run.mock.calls.length - one.valkey.breaker.stats().refused).toBeLessThan(30);
    if (how === 'freeze') valkey.thaw();
    else await valkey.restart();
    let index = 0;
    await expect
      .poll(
        async () => {
          await one.read(`again-${(index += 1)}`);
          return one.outcomes.at(-1);
        },
        { timeout: timeLimit(5_000), interval: 100 },
      )
      .toMatch(/miss|written/);
  },
  30_000,
);

test('a Valkey that is flushed, out of memory or read-only breaks no reading and does not open the circuit', async () => {
  const { url, command } = await server();
  const one = await replica(url);
  await one.read();
  await command('FLUSHALL');
  expect((await one.read('b')).value.text).toBe('one');
  await command('CONFIG', 'SET', 'maxmemory', '1');
  expect((await one.read('c')).value.text).toBe('one');
  await expect.poll(() => one.outcomes.filter((outcome) => outcome === 'failed').length).toBeGreaterThan(0);
  await command('CONFIG', 'SET', 'maxmemory', '0');
  await command('REPLICAOF', '127.0.0.1', '1');
  await command('CONFIG', 'SET', 'replica-serve-stale-data', 'yes');
  for (const key of ['d', 'e', 'f']) expect((await one.read(key)).value.text).toBe('one');
  // An error reply is an answer: the circuit stays closed.
  expect(one.valkey.breaker.state()).toBe('closed');
});
