import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './makeFolder.ts';

function folderOfTest(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'make-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('makeFolder creates a folder and those above it, and leaves one that is there', () => {
  const folder = path.join(folderOfTest(), 'a', 'b', 'c');
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
  makeFolder(folder);
});

test('makeFolder throws for a folder below a file', () => {
  const file = path.join(folderOfTest(), 'file');
  writeFileSync(file, '');
  for (const folder of [file, path.join(file, 'a')]) expect(() => makeFolder(folder)).toThrow(/EEXIST|ENOTDIR/);
});

test('makeFolder, where the kernel gives no folder, throws instead of trying for ever', () => {
  // Of other systems: the root, where only root may write.
  expect(() => makeFolder('/proc/croupier/a/b')).toThrow(/ENOENT|EACCES|EROFS/);
});
