import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSharedOutcomes, type SharedOutcomesOptions } from './createSharedOutcomes.ts';

// createSharedOutcomes.test.ts shows the same with Valkey itself.

interface Set {
  place: string;
  value: string;
  options: { condition?: string; expiration: { type: string; value: number } };
}

/** A store as the replicas use it; `failures` are the commands that reject. */
function store() {
  const values = new Map<string, string>();
  const sets: Set[] = [];
  const failures = new Set<string>();
  const scripts: string[] = [];
  const fail = (name: string) => {
    if (failures.has(name)) throw new Error('no connection');
  };
  const client = {
    async set(place: string, value: string, options: Set['options']) {
      fail('set');
      sets.push({ place, value, options });
      if (options.condition === 'NX' && values.has(place)) return null;
      values.set(place, value);
      return 'OK';
    },
    async get(place: string) {
      fail('get');
      return values.get(place) ?? null;
    },
    async eval(script: string, { keys: [place = ''], arguments: [mark] }: { keys: string[]; arguments: string[] }) {
      fail('eval');
      scripts.push(script);
      if (values.get(place) === mark) values.delete(place);
    },
  };
  const run = (commands: (given: never) => Promise<unknown>) => commands(client as never);
  const valkey = { run, runSlowly: run } as unknown as SharedOutcomesOptions<string>['valkey'];
  return { valkey, values, sets, failures, scripts };
}

const codec = {
  encode: (text: string) => ({ text }),
  decode: (json: unknown) => (json as { text?: string }).text,
};

function replica({ valkey }: ReturnType<typeof store>, given: { maxWait?: number; ttl?: number; site?: string } = {}) {
  return createSharedOutcomes<string>({ valkey, site: 'app', codec, maxWait: 1_000, ...given });
}

test('claim, of a command that no replica has begun, is mine and holds as long as an outcome, but never shorter than a command', async () => {
  const shared = store();
  expect(await replica(shared).claim('key')).toEqual({ state: 'mine' });
  expect(await replica(shared, { ttl: 5_000 }).claim('b')).toEqual({ state: 'mine' });
  expect(await replica(shared, { ttl: 500, maxWait: 70_000 }).claim('c')).toEqual({ state: 'mine' });
  expect(shared.sets.map(({ options }) => options)).toEqual(
    [600_000, 5_000, 70_000].map((value) => ({ condition: 'NX', expiration: { type: 'PX', value } })),
  );
});

test('the place of a claim begins with the site and does not contain the key', async () => {
  const shared = store();
  await replica(shared).claim('secret-key');
  await replica(shared, { site: 'other' }).claim('secret-key');
  expect([...shared.values.keys()]).toEqual([
    expect.stringMatching(/^app:command:[\w-]{32}$/),
    expect.stringMatching(/^other:command:[\w-]{32}$/),
  ]);
});

test('claim, while another replica runs the command, waits and returns its outcome', async () => {
  const shared = store();
  const first = replica(shared);
  await first.claim('key');
  const claim = replica(shared).claim('key');
  await sleep(20);
  first.store('key', 'paid');
  expect(await claim).toEqual({ state: 'done', outcome: 'paid' });
  expect([...shared.values.values()].join()).not.toContain('paid');
  expect(shared.sets.map(({ options }) => options)).toContainEqual({ expiration: { type: 'PX', value: 600_000 } });
});

test('claim, while another replica runs the command for longer than commands take, is unknown', async () => {
  const shared = store();
  await replica(shared).claim('key');
  const startedAt = performance.now();
  expect(await replica(shared, { maxWait: 100 }).claim('key')).toEqual({ state: 'unknown' });
  expect(performance.now() - startedAt).toBeGreaterThan(100);
});

test('claim, for a command that another replica gives up, is mine', async () => {
  const shared = store();
  const first = replica(shared);
  await first.claim('key');
  const claim = replica(shared).claim('key');
  await sleep(20);
  first.release('key');
  expect(await claim).toEqual({ state: 'mine' });
});

test('claim, for a command that another replica gives up before it is read, is mine', async () => {
  const shared = store();
  await replica(shared).claim('key');
  const claim = replica(shared).claim('key');
  shared.values.clear();
  expect(await claim).toEqual({ state: 'mine' });
});

test('claim, for a command that this replica has begun and forgotten, is unknown at once', async () => {
  const one = replica(store(), { maxWait: 60_000 });
  await one.claim('key');
  expect(await one.claim('key')).toEqual({ state: 'unknown' });
});

test.each(['no {json', 'running'])(
  'claim, for the stored text %j, which no replica has sealed, is unknown',
  async (text) => {
    const shared = store();
    await replica(shared).claim('key');
    for (const place of shared.values.keys()) shared.values.set(place, text);
    expect(await replica(shared).claim('key')).toEqual({ state: 'unknown' });
  },
);

test('claim, for an outcome that the codec does not know, is unknown', async () => {
  const shared = store();
  createSharedOutcomes<string>({
    valkey: shared.valkey,
    site: 'app',
    codec: { ...codec, encode: () => 1 },
    maxWait: 1,
  }).store('key', 'x');
  await sleep(0);
  expect(await replica(shared).claim('key')).toEqual({ state: 'unknown' });
});

test('claim, without a connection from the beginning, is alone; one lost while another replica has begun is unknown', async () => {
  const shared = store();
  shared.failures.add('set');
  expect(await replica(shared).claim('key')).toEqual({ state: 'alone' });
  shared.failures.clear();
  await replica(shared).claim('key');
  shared.failures.add('get');
  expect(await replica(shared).claim('key')).toEqual({ state: 'unknown' });
});

test('release removes the claim of this replica alone, by a script that compares and deletes', async () => {
  const shared = store();
  const first = replica(shared);
  await first.claim('key');
  replica(shared).release('key');
  await sleep(0);
  expect(shared.values.size).toBe(1);
  first.release('key');
  await sleep(0);
  expect(shared.values.size).toBe(0);
  expect(shared.scripts[0]).toBe("if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end");
});

test('store and release, without a connection, do not fail', async () => {
  const shared = store();
  shared.failures.add('set').add('eval');
  const one = replica(shared);
  one.store('key', 'paid');
  one.release('key');
  await sleep(0);
  expect(shared.values.size).toBe(0);
});
