import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('source maps that a process loads name the files of the sources and have none of their text', () => {
  const files = globSync('dist/{server,render,chunks}/*.js.map');
  const maps = files.map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { sources: string[]; sourcesContent?: unknown[] },
  );
  expect(maps.flatMap(({ sources }) => sources).some((source) => source.endsWith('server/main.ts'))).toBe(true);
  expect(files.filter((_, index) => maps[index]?.sourcesContent)).toEqual([]);
});

test('source maps of the browser’s files are beside what is served, and no file names its map', () => {
  const served = globSync('dist/client/**/*');
  expect(served.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = served.filter((file) => /\/assets\/[^/]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([]);
  // Files of messages alone are data, without lines of a source.
  const ofCode = scripts.map((file) => path.basename(file)).filter((name) => /^(?:site|vendor|\w+Page)-/.test(name));
  expect(ofCode.length).toBeGreaterThan(30);
  expect(ofCode.filter((name) => !existsSync(`dist/maps/${name}.map`))).toEqual([]);
});
