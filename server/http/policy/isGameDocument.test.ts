import { expect, test } from 'vitest';
import { isGameDocument } from './isGameDocument.ts';

test.each([
  ['/platform/game/pamir-fox/demo?embed=1', true],
  ['/ru/platform/game/pamir-fox/play?a=b&embed=1&locale=ru', true],
  ['/platform/game/pamir-fox/demo', false],
  ['/platform/game/pamir-fox/demo?embed=10', false],
  ['/platform/game/pamir-fox/demo?xembed=1', false],
  ['/platform/game/../demo?embed=1', false],
  ['/platform/game/%2e%2e/demo?embed=1', false],
  ['/faq?embed=1', false],
])('isGameDocument, for %s, returns %s', (url, isOne) => {
  expect(isGameDocument(url)).toBe(isOne);
});
