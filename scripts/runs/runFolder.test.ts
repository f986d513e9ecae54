import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeRunFolder } from './runFolder.ts';

function newParent(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'run-folder-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return parent;
}

test('the folder of a run whose tests removed what they made is gone, and nothing is said of it', () => {
  const parent = newParent();
  const folder = makeRunFolder(parent, process.pid);
  expect(path.dirname(folder.path)).toBe(parent);
  // Another user may pass through it, and not list it.
  expect(statSync(folder.path).mode & 0o777).toBe(0o711);
  rmSync(mkdtempSync(path.join(folder.path, 'brands-')), { recursive: true });
  expect(folder.close()).toEqual([]);
  expect(readdirSync(parent)).toEqual([]);
});

test('what tests left in the folder of a run is told by kind, and removed', () => {
  const parent = newParent();
  const folder = makeRunFolder(parent, process.pid);
  for (const kind of ['brands-', 'brands-', 'snapshot-'])
    mkdirSync(path.join(mkdtempSync(path.join(folder.path, kind)), 'inner'));
  expect(folder.close()).toEqual(['1 snapshot', '2 brands']);
  expect(readdirSync(parent)).toEqual([]);
});

test('a run removes the folder of one that was killed, and no folder of one that still runs', () => {
  const parent = newParent();
  // No process has this id: it is above the highest that Linux gives.
  const killed = path.join(parent, 'croupier-run-4194305-aaaaaa');
  const running = path.join(parent, `croupier-run-${process.pid}-bbbbbb`);
  const other = path.join(parent, 'croupier-compiled');
  for (const folder of [killed, running, other]) mkdirSync(folder);
  makeRunFolder(parent, process.pid);
  expect([killed, running, other].map(existsSync)).toEqual([false, true, true]);
});

test('the tests have the folder of their run as temporary folder', () => {
  expect(path.basename(tmpdir())).toMatch(/^croupier-run-\d+-/);
});
