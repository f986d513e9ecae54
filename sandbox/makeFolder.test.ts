import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './makeFolder.ts';

test('makeFolder creates a folder and those above it once for all who ask at a time', async () => {
  const top = mkdtempSync(path.join(tmpdir(), 'make-folder-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const folder = path.join(top, 'a', 'b');
  await Promise.all([makeFolder(folder), makeFolder(folder), makeFolder(path.join(top, 'a'))]);
  expect(existsSync(folder)).toBe(true);
});

test('makeFolder, where the kernel gives no folder, rejects instead of trying for ever', async () => {
  // Of other systems: the root, where only root may write.
  await expect(makeFolder('/proc/croupier/a/b')).rejects.toThrow(/ENOENT|EACCES|EROFS/);
});
