import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { retainAssets } from './retainAssets.mjs';

function site() {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  const client = path.join(dist, 'client');
  const assets = path.join(client, 'assets');
  return {
    dist,
    names: () => (existsSync(assets) ? readdirSync(assets).sort() : []),
    read: (name: string) => readFileSync(path.join(assets, name), 'utf8'),
    /** Like scripts/build.mjs: empties the folder and writes the files of the build. Without files the build fails. */
    build(id: string, files?: Record<string, string>): void {
      const restore = retainAssets(dist);
      rmSync(client, { recursive: true, force: true });
      if (!files) return restore(undefined);
      mkdirSync(assets, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(assets, name), text);
      restore(id);
    },
  };
}
const of = (build: string) => ({ [`HomePage-${build}1234567.js`]: build, [`${build}7654321.css.br`]: build });

test('retainAssets keeps the assets of the last two builds, and removes those of the third', () => {
  const { build, names, read } = site();
  for (const id of ['a', 'b', 'c']) build(id, of(id));
  expect(names()).toEqual([of('a'), of('b'), of('c')].flatMap(Object.keys).sort());
  expect(read('HomePage-a1234567.js')).toBe('a');
  build('d', of('d'));
  expect(names()).toEqual([of('b'), of('c'), of('d')].flatMap(Object.keys).sort());
});

test('an asset shared by builds is removed with the last build that has it', () => {
  const { build, names } = site();
  const vendor = { 'vendor-shared00.js': 'v' };
  build('a', { ...vendor, ...of('a') });
  build('b', { ...vendor, ...of('b') });
  for (const id of ['c', 'd']) build(id, of(id));
  expect(names()).toContain('vendor-shared00.js');
  build('e', of('e'));
  expect(names()).not.toContain('vendor-shared00.js');
});

test('a repeated build does not push out an older one', () => {
  const { build, names } = site();
  build('a', of('a'));
  build('b', of('b'));
  for (let again = 0; again < 3; again += 1) build('c', of('c'));
  expect(names()).toEqual([of('a'), of('b'), of('c')].flatMap(Object.keys).sort());
});

test('public/assets does not exist, so every name in the assets folder is hashed', () => {
  expect(existsSync('public/assets')).toBe(false);
});

test('a failed build removes no assets of previous builds', () => {
  const { build, names } = site();
  for (const id of ['a', 'b', 'c']) build(id, of(id));
  build('broken');
  build('d', of('d'));
  expect(names()).toEqual([of('b'), of('c'), of('d')].flatMap(Object.keys).sort());
});

test('retainAssets, for a first build or a listed file that is missing, does not throw', () => {
  const { build, names, dist } = site();
  build('a', of('a'));
  rmSync(path.join(dist, 'client', 'assets', 'HomePage-a1234567.js'));
  build('b', of('b'));
  expect(names()).toEqual(['a7654321.css.br', ...Object.keys(of('b'))].sort());
});
