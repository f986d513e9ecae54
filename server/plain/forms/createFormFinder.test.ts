import { expect, test } from 'vitest';
import { createFormFinder } from './createFormFinder.ts';
import type { FormTaker } from './FormPost.ts';

const taker = {} as FormTaker;
const find = createFormFinder({ '/offers': taker, '/tournaments/:id': taker, '/tournaments/week': taker });

test.each([
  ['/offers', '/offers'],
  ['/tournaments/7', '/tournaments/:id'],
  ['/tournaments/week', '/tournaments/week'],
  ['/tournaments/7/gamehall', undefined],
  ['/tournaments/', undefined],
  ['/offers/1', undefined],
  ['/constructor', undefined],
])('createFormFinder, for %s, finds the pattern %s', (path, pattern) => {
  expect(find(path)?.pattern).toBe(pattern);
});
