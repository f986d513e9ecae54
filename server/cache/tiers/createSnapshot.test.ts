import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '#server/cache/createCache.ts';
import type { Codec } from './createSecondTier.ts';
import { createSnapshot } from './createSnapshot.ts';
import { snapshotPart } from './snapshotPart.ts';

const codec: Codec<string> = {
  encode: (value) => value,
  decode: (json) => (typeof json === 'string' ? json : undefined),
};
const times = { fresh: 1_000, stale: 10_000, error: 100_000 };

async function setUp(file?: string, owner = 'shape|platform|content') {
  const folder = file ? path.dirname(file) : await mkdtemp(path.join(tmpdir(), 'croupier-'));
  if (!file) onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let clock = 0;
  const cache = createCache<string>({
    name: 'things',
    maxEntries: 10,
    times: () => times,
    timeout: 100,
    now: () => clock,
    random: () => 0.5,
  });
  const onProblem = vi.fn();
  const where = file ?? path.join(folder, 'inner', 'snapshot');
  const parts = { things: snapshotPart(cache, codec) };
  const snapshot = createSnapshot({ file: where, owner, parts, maxBytes: 1_000, onProblem });
  return { cache, snapshot, onProblem, file: where, later: (ms: number) => (clock += ms) };
}
const fails = () => Promise.reject(new Error('down'));

test('a process that restores a snapshot serves its values as stale and loads them again at once', async () => {
  const first = await setUp();
  first.cache.set('a', 'one', 'tag');
  first.later(400);
  await first.snapshot.save();
  expect((await stat(first.file)).mode & 0o777).toBe(0o600);
  const next = await setUp(first.file);
  expect(next.snapshot.restore()).toBe(1);
  const load = vi.fn(() => Promise.resolve('two'));
  expect(await next.cache.get('a', load)).toMatchObject({ value: 'one', verdict: 'stale' });
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(
    async () => expect(await next.cache.get('a', load)).toMatchObject({ value: 'two', verdict: 'hit' }),
    10_000,
  );
  next.cache.purge('tag');
  expect((await next.cache.get('a', fails)).value).toBe('two');
});

test('a restored value of any age is served when its load fails', async () => {
  const first = await setUp();
  first.cache.set('a', 'one');
  first.later(9_000);
  await first.snapshot.save();
  const text = await readFile(first.file, 'utf8');
  const [head = '', body] = text.split('\n');
  const [layout, owner, , checksum] = head.split(' ');
  for (const savedAt of [0, Date.now() - 400 * 86_400_000, Date.now() + 86_400_000]) {
    await writeFile(first.file, `${layout} ${owner} ${savedAt} ${checksum}\n${body}\n`);
    const next = await setUp(first.file);
    expect(next.snapshot.restore()).toBe(1);
    expect((await next.cache.get('a', fails)).value).toBe('one');
    expect(next.cache.dump()[0]?.ageMs).toBeGreaterThan(0);
  }
});

test('createSnapshot, for a damaged, cut, foreign or unknown file, restores nothing and reports the problem', async () => {
  const first = await setUp();
  first.cache.set('a', 'one');
  await first.snapshot.save();
  const whole = await readFile(first.file, 'utf8');
  for (const bad of [
    whole.slice(0, -4),
    whole.replace('one', 'own'),
    '',
    'x',
    whole.replace('croupier-snapshot-1', 'croupier-snapshot-0'),
  ]) {
    await writeFile(first.file, bad);
    const next = await setUp(first.file);
    expect(next.snapshot.restore()).toBe(0);
    expect(next.onProblem).toHaveBeenCalledOnce();
  }
  await writeFile(first.file, whole);
  const other = await setUp(first.file, 'shape|platform|another content');
  expect(other.snapshot.restore()).toBe(0);
  expect((await setUp(first.file)).snapshot.restore()).toBe(1);
});

test('createSnapshot, without a file, reports no problem; a value that the codec refuses is not restored', async () => {
  const first = await setUp();
  expect(first.snapshot.restore()).toBe(0);
  expect(first.onProblem).not.toHaveBeenCalled();
  const odd = createSnapshot({
    file: first.file,
    owner: 'shape|platform|content',
    parts: {
      things: {
        dump: () => [
          { key: 'a', tag: undefined, ageMs: 0, json: { not: 'a text' } },
          { key: 'b', tag: undefined, ageMs: 0, json: 'good' },
        ],
        restore: () => 0,
      },
    },
    onProblem: vi.fn(),
  });
  await odd.save();
  expect(first.snapshot.restore()).toBe(1);
});

test('createSnapshot stores the most recent values that fit, writes no empty file, and reports a write error once', async () => {
  const first = await setUp();
  first.cache.set('old', 'x'.repeat(600));
  first.cache.set('new', 'y'.repeat(600));
  await Promise.all([first.snapshot.save(), first.snapshot.save()]);
  const next = await setUp(first.file);
  await next.snapshot.save();
  expect(next.snapshot.restore()).toBe(1);
  expect(next.cache.lastResort('new')).toBeDefined();
  const blocked = await setUp(path.join(first.file, 'not-a-folder'));
  blocked.cache.set('a', 'one');
  await blocked.snapshot.save();
  await blocked.snapshot.save();
  expect(blocked.onProblem).toHaveBeenCalledOnce();
});

test('check, for a folder that cannot hold the file, reports it at once and once, and for a new folder nothing', async () => {
  const fine = await setUp();
  fine.snapshot.check();
  expect(fine.onProblem).not.toHaveBeenCalled();
  await writeFile(fine.file, 'a file where a folder is wanted');
  const { cache, snapshot, onProblem } = await setUp(path.join(fine.file, 'snapshot'));
  snapshot.check();
  cache.set('a', 'one');
  await snapshot.save();
  expect(onProblem.mock.calls).toEqual([
    ['the file cannot be written', expect.objectContaining({ code: expect.stringMatching(/EEXIST|ENOTDIR/) })],
  ]);
});

test('createSnapshot, for a file in a folder that the kernel does not give, reports it and goes on', async () => {
  const { cache, snapshot, onProblem } = await setUp('/proc/croupier/snapshot');
  snapshot.check();
  expect(snapshot.restore()).toBe(0);
  cache.set('a', 'one');
  await snapshot.save();
  expect(onProblem.mock.calls).toEqual([
    ['the file cannot be written', expect.objectContaining({ code: expect.stringMatching(/ENOENT|EACCES|EROFS/) })],
  ]);
});

test('createSnapshot reads no device, which may have no end', async () => {
  const { snapshot, onProblem } = await setUp('/dev/zero');
  expect(snapshot.restore()).toBe(0);
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('it is no file', undefined);
});
