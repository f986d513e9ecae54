import { expect, test } from 'vitest';
import { importersOf } from './importersOf.mjs';

const texts = new Map([
  ['support/wire/ask.ts', "import { request } from 'node:http';"],
  ['support/wire/askPage.ts', "import { ask, type Answered } from './ask.ts';"],
  ['support/readPage.ts', "export { askPage } from './wire/askPage.ts';"],
  ['http/api.test.ts', "import {\n  ask,\n} from '../support/wire/ask.ts';"],
  ['http/deep/pages.test.ts', 'import { readPage } from "../../support/readPage.ts";'],
  ['http/late.test.ts', "const { ask } = await import('../support/wire/ask.ts');"],
  ['http/other.test.ts', "import { ask } from '../other/wire/ask.ts';\n// see '../support/wire/ask.ts'"],
]);

test('importersOf finds the files that import a changed one, directly, through others, late or in several lines', () => {
  expect(importersOf(['support/wire/ask.ts'], texts)).toEqual([
    'http/api.test.ts',
    'http/deep/pages.test.ts',
    'http/late.test.ts',
    'support/readPage.ts',
    'support/wire/askPage.ts',
  ]);
  expect(importersOf(['support/readPage.ts'], texts)).toEqual(['http/deep/pages.test.ts']);
});

test('importersOf, for a file that none imports, or for none, finds nothing', () => {
  expect(importersOf(['http/api.test.ts', 'support/removed.ts'], texts)).toEqual([]);
  expect(importersOf([], texts)).toEqual([]);
});

test('importersOf, for files that import each other, ends and finds both', () => {
  const loop = new Map([
    ['a.ts', "import './b.ts';"],
    ['b.ts', "import { a } from './a.ts';"],
  ]);
  expect(importersOf(['a.ts'], loop)).toEqual(['a.ts', 'b.ts']);
});
