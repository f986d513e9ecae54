import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { byteWriter } from './byteWriter.ts';

const limits = { maxUnread: 1_000_000 };

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

test('byteWriter, after flush, has written all lines in order', async () => {
  const { fd, read } = await openFile();
  const writer = byteWriter({ fd, ...limits });
  const lines = Array.from({ length: 200 }, (_, index) => `${index}\n`);
  for (const line of lines) writer.write(Buffer.from(line));
  await writer.flush();
  expect(read()).toBe(lines.join(''));
  await writer.flush();
});

test('byteWriter, after flushSync, has written all lines', async () => {
  const { fd, read } = await openFile();
  const writer = byteWriter({ fd, ...limits });
  for (const line of ['a', 'b', 'c']) writer.write(Buffer.from(line));
  writer.flushSync();
  await writer.flush();
  // The first was already being written, so the order may differ.
  expect([...read()].sort().join('')).toBe('abc');
});

test('byteWriter, on a full disk, loses the bytes and returns from flushes within a second', async () => {
  const fd = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(fd));
  const writer = byteWriter({ fd, ...limits });
  for (let line = 0; line < 10; line += 1) writer.write(Buffer.from('line\n'));
  const startedAt = performance.now();
  writer.flushSync();
  await writer.flush();
  expect(performance.now() - startedAt).toBeLessThan(timeLimit(1_000));
  writer.write(Buffer.from('later\n'));
  await writer.flush();
});

test('byteWriter, beyond maxUnread, drops new bytes and accepts later ones', async () => {
  const { fd, read } = await openFile();
  const writer = byteWriter({ fd, maxUnread: 10 });
  for (const line of ['aaaa', 'bbbb', 'cccc']) writer.write(Buffer.from(line));
  await writer.flush();
  expect(read()).toBe('aaaabbbb');
  writer.write(Buffer.from('dddd'));
  await writer.flush();
  expect(read()).toBe('aaaabbbbdddd');
});
