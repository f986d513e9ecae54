import { expect, test } from 'vitest';
import { importedFile } from './importedFile.mjs';

test.each([
  ['#shared/url/paths.ts', 'shared/url/paths.ts'],
  ['./Tile.module.css?inline', 'client/ui/Tile.module.css'],
  ['../lib/clock.ts', 'client/lib/clock.ts'],
  ['react', undefined],
  ['node:path', undefined],
])('importedFile, for %s in client/ui/Tile.tsx, is %s', (specifier, file) => {
  expect(importedFile('client/ui/Tile.tsx', specifier)).toBe(file);
});
