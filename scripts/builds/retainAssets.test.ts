import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceFolder, restoreFolder } from './replaceFolder.mjs';
import { retainAssets } from './retainAssets.mjs';

function site() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dist = path.join(folder, 'dist');
  const assets = path.join(dist, 'client', 'assets');
  const namesIn = (where: string) => (existsSync(where) ? readdirSync(where).sort() : []);
  return {
    dist,
    names: () => namesIn(assets),
    maps: () => namesIn(path.join(dist, 'maps')),
    chunks: () => namesIn(path.join(dist, 'chunks')),
    read: (name: string) => readFileSync(path.join(assets, name), 'utf8'),
    /** Like scripts/build.mjs: writes the files of the build into a folder beside, and puts that in the place of the present one. */
    build(id: string, files: Record<string, string>): void {
      const built = `${dist}.new`;
      mkdirSync(path.join(built, 'client', 'assets'), { recursive: true });
      mkdirSync(path.join(built, 'maps'));
      for (const [name, text] of Object.entries(files)) {
        writeFileSync(path.join(built, 'client', 'assets', name), text);
        if (name.endsWith('.js')) writeFileSync(path.join(built, 'maps', `${name}.map`), '{}');
      }
      mkdirSync(path.join(built, 'chunks'));
      writeFileSync(path.join(built, 'chunks', `quietFrame-${id}1234567.js`), id);
      retainAssets({ before: dist, built, id });
      replaceFolder(dist, built);
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

test('retainAssets keeps the code of the last other build, which a process may still run, and no older one', () => {
  const { build, chunks } = site();
  for (const id of ['a', 'b', 'c', 'c']) build(id, of(id));
  expect(chunks()).toEqual(['quietFrame-b1234567.js', 'quietFrame-c1234567.js']);
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

test('a source map is kept as long as its asset', () => {
  const { build, names, maps } = site();
  for (const id of ['a', 'b', 'c', 'd']) build(id, of(id));
  expect(maps()).toEqual(
    names()
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${name}.map`),
  );
  expect(maps()).toHaveLength(3);
});

test('a build that is interrupted before or while it replaces the present one loses no asset', () => {
  const { build, names, dist } = site();
  for (const id of ['a', 'b', 'c']) build(id, of(id));
  const before = names();
  mkdirSync(path.join(`${dist}.new`, 'client'), { recursive: true });
  restoreFolder(dist);
  expect(names()).toEqual(before);
  // The process ended between the two renames.
  renameSync(dist, `${dist}.before`);
  expect(names()).toEqual([]);
  restoreFolder(dist);
  expect([names(), existsSync(`${dist}.before`)]).toEqual([before, false]);
  rmSync(`${dist}.new`, { recursive: true });
  build('d', of('d'));
  expect(names()).toEqual([of('b'), of('c'), of('d')].flatMap(Object.keys).sort());
});

test('replaceFolder, without a new folder, throws and leaves the present one', () => {
  const { build, names, dist } = site();
  build('a', of('a'));
  expect(() => replaceFolder(dist, `${dist}.new`)).toThrow('does not exist');
  expect(names()).toEqual(Object.keys(of('a')).sort());
});

test('retainAssets, for a first build or a listed file that is missing, does not throw', () => {
  const { build, names, dist } = site();
  build('a', of('a'));
  rmSync(path.join(dist, 'client', 'assets', 'HomePage-a1234567.js'));
  build('b', of('b'));
  expect(names()).toEqual(['a7654321.css.br', ...Object.keys(of('b'))].sort());
});
