import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHeldFiles } from './createHeldFiles.ts';

function folder(files: Record<string, string | Buffer>) {
  const dir = mkdtempSync(path.join(tmpdir(), 'held-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(dir, name), content);
  for (const [name, content] of Object.entries(files)) write(name, content);
  return { dir, write };
}

test('a held file has the bytes and the time of the disk; one that was not asked for is not read', async () => {
  const { dir } = folder({ 'a.js': 'a', 'b.js': 'b' });
  utimesSync(path.join(dir, 'a.js'), 1_000, 1_000);
  const held = createHeldFiles(dir, () => true);
  held.hold('/a.js');
  await vi.waitFor(() =>
    expect(held.get('/a.js')).toEqual({ body: Buffer.from('a'), modifiedAt: new Date(1_000_000) }),
  );
  expect(held.get('/b.js')).toBeUndefined();
});

test('a file over 256 kB or gone is not held', async () => {
  const { dir } = folder({ large: Buffer.alloc(256_001), small: 's' });
  const held = createHeldFiles(dir, () => true);
  for (const name of ['/large', '/gone', '/small']) held.hold(name);
  await vi.waitFor(() => expect(held.get('/small')).toBeDefined());
  expect([held.get('/large'), held.get('/gone')]).toEqual([undefined, undefined]);
});

test('a file that may be replaced is dropped after a minute, a final one is not', async () => {
  const clock = { now: 1_000 };
  const { dir, write } = folder({ final: '1', other: '1' });
  const held = createHeldFiles(dir, (name) => name === '/final', { now: () => clock.now });
  for (const name of ['/final', '/other']) held.hold(name);
  await vi.waitFor(() => expect(held.get('/final') && held.get('/other')).toBeDefined());
  write('other', '22');
  clock.now += 60_001;
  expect([held.get('/final')?.body.toString(), held.get('/other')]).toEqual(['1', undefined]);
  held.hold('/other');
  await vi.waitFor(() => expect(held.get('/other')?.body.toString()).toBe('22'));
});

test('held files take at most the bytes that they may; the one used longest ago is dropped', async () => {
  const { dir } = folder({ a: 'aaa', b: 'bbb', c: 'ccc' });
  const held = createHeldFiles(dir, () => true, { maxBytes: 8 });
  for (const name of ['/a', '/b', '/c']) {
    held.hold(name);
    await vi.waitFor(() => expect(held.get(name)).toBeDefined());
  }
  expect(held.get('/a')).toBeUndefined();
  expect(held.get('/b') && held.get('/c')).toBeDefined();
});
