import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { byteWriter } from './byteWriter.ts';

const most = { maxUnread: 1_000_000 };

async function openFile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  const file = path.join(folder, 'log');
  const fd = openSync(file, 'a');
  onTestFinished(async () => {
    closeSync(fd);
    await rm(folder, { recursive: true });
  });
  return { fd, read: () => readFileSync(file, 'utf8') };
}

test('everything is out after a flush, in order', async () => {
  const { fd, read } = await openFile();
  const writer = byteWriter({ fd, ...most });
  const lines = Array.from({ length: 200 }, (_, index) => `${index}\n`);
  for (const line of lines) writer.write(Buffer.from(line));
  await writer.flush();
  expect(read()).toBe(lines.join(''));
  await writer.flush();
});

test('at once, for a process that ends', async () => {
  const { fd, read } = await openFile();
  const writer = byteWriter({ fd, ...most });
  for (const line of ['a', 'b', 'c']) writer.write(Buffer.from(line));
  writer.flushSync();
  await writer.flush();
  // The first was on its way already.
  expect([...read()].sort().join('')).toBe('abc');
});

test('a full disk loses what was written and holds nobody up', async () => {
  const fd = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(fd));
  const writer = byteWriter({ fd, ...most });
  for (let line = 0; line < 10; line += 1) writer.write(Buffer.from('line\n'));
  const startedAt = performance.now();
  writer.flushSync();
  await writer.flush();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  writer.write(Buffer.from('later\n'));
  await writer.flush();
});

test('while stdout is not read, a part is buffered and the rest lost', async () => {
  const { fd, read } = await openFile();
  const writer = byteWriter({ fd, maxUnread: 10 });
  for (const line of ['aaaa', 'bbbb', 'cccc']) writer.write(Buffer.from(line));
  await writer.flush();
  expect(read()).toBe('aaaabbbb');
  writer.write(Buffer.from('dddd'));
  await writer.flush();
  expect(read()).toBe('aaaabbbbdddd');
});
