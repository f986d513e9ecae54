import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('source maps that a process loads name the files of the sources and have none of their text', () => {
  const files = globSync('dist/{server,render,chunks}/*.js.map');
  const maps = files.map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { sources: string[]; sourcesContent?: unknown[] },
  );
  expect(maps.flatMap(({ sources }) => sources).some((source) => source.endsWith('server/main.ts'))).toBe(true);
  expect(files.filter((_, index) => maps[index]?.sourcesContent)).toEqual([]);
});
