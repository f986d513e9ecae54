import { expect, test } from 'vitest';
import { importersOf } from './importersOf.mjs';

const texts = new Map([
  ['tests/support/wire/ask.ts', "import { request } from 'node:http';"],
  ['tests/support/wire/askPage.ts', "import { ask, type Answered } from './ask.ts';"],
  ['tests/support/readPage.ts', "export { askPage } from './wire/askPage.ts';"],
  ['tests/http/api.test.ts', "import {\n  ask,\n} from '../support/wire/ask.ts';"],
  ['tests/http/deep/pages.test.ts', 'import { readPage } from "#tests/support/readPage.ts";'],
  ['tests/http/late.test.ts', "const { ask } = await import('../support/wire/ask.ts');"],
  ['tests/http/other.test.ts', "import { ask } from '../other/wire/ask.ts';\n// see '../support/wire/ask.ts'"],
]);

test('importersOf finds the files that import a changed one, directly, through others, late or in several lines', () => {
  expect(importersOf(['tests/support/wire/ask.ts'], texts)).toEqual([
    'tests/http/api.test.ts',
    'tests/http/deep/pages.test.ts',
    'tests/http/late.test.ts',
    'tests/support/readPage.ts',
    'tests/support/wire/askPage.ts',
  ]);
  expect(importersOf(['tests/support/readPage.ts'], texts)).toEqual(['tests/http/deep/pages.test.ts']);
});

test('importersOf, for a file that none imports, or for none, finds nothing', () => {
  expect(importersOf(['tests/http/api.test.ts', 'tests/support/removed.ts'], texts)).toEqual([]);
  expect(importersOf([], texts)).toEqual([]);
});

test('importersOf, for files that import each other, ends and finds both', () => {
  const loop = new Map([
    ['a.ts', "import './b.ts';"],
    ['b.ts', "import { a } from './a.ts';"],
  ]);
  expect(importersOf(['a.ts'], loop)).toEqual(['a.ts', 'b.ts']);
});
