import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedFile } from '#scripts/imports/importedFile.mjs';
import { firstChunkModules, isFirstChunk } from './firstChunk.ts';

const fileOf = (name: string) => [`${name}.ts`, `${name}.tsx`].find((file) => existsSync(file));

/** Modules of this project that a file imports when it is loaded; types and style sheets do not count. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) ([^;]*?) from '([.#][^']+)\.tsx?';$/gm)]
    .filter(([, names]) => !/^type |^\{(?:\s*type \w+,?)+\s*\}$/.test(names as string))
    .map(([, , target]) => importedFile(file, target as string) as string);
}

test('every module that firstChunkModules lists exists as a .ts or .tsx file', () => {
  expect(firstChunkModules.length).toBeGreaterThan(40);
  expect(firstChunkModules.filter((name) => !fileOf(name))).toEqual([]);
});

test('firstChunkModules lists whatever its modules import, because the bundler takes that along', () => {
  const unlisted = firstChunkModules.flatMap((name) =>
    importsOf(fileOf(name) as string)
      .filter((target) => !firstChunkModules.includes(target))
      .map((target) => `${name} imports ${target}`),
  );
  expect(unlisted).toEqual([]);
});

test('isFirstChunk, for a listed module, its styles and another project’s module, is true, true and false', () => {
  expect(isFirstChunk('/site/client/ui/navigation/Button.tsx', '/site')).toBe(true);
  expect(isFirstChunk('/site/client/ui/navigation/Button.module.css', '/site')).toBe(true);
  expect(isFirstChunk('/other/client/ui/navigation/Button.tsx', '/site')).toBe(false);
});
