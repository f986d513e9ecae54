import { afterEach, expect, test, vi } from 'vitest';
import { tilesOfPage } from './tilesOfPage.ts';
import { withinTotal } from './withinTotal.ts';

afterEach(() => void vi.unstubAllEnvs());

test('tilesOfPage, on the server, returns all games up to the fourth page of a usual list, and else those of the page', () => {
  expect(tilesOfPage(4, true)).toEqual({ offset: 0, limit: 96 });
  expect(tilesOfPage(5, true)).toEqual({ offset: 96, limit: 24 });
  expect(tilesOfPage(1, false)).toEqual({ offset: 0, limit: 24 });
  expect(tilesOfPage(2, false)).toEqual({ offset: 24, limit: 24 });
  // A list has at most 1000.
  expect(tilesOfPage(42, false)).toEqual({ offset: 984, limit: 16 });
});

test('tilesOfPage, in the browser, returns all games up to the page', () => {
  vi.stubEnv('SSR', false);
  expect(tilesOfPage(3, false)).toEqual({ offset: 0, limit: 72 });
  expect(tilesOfPage(42, true)).toEqual({ offset: 0, limit: 1000 });
});

test('withinTotal, for a page behind the end of the list, returns its last page', () => {
  const page = { offset: 984, limit: 16 };
  expect(withinTotal(page, 1_200)).toEqual(page);
  expect(withinTotal(page, 50)).toEqual({ offset: 48, limit: 24 });
  expect(withinTotal(page, 48)).toEqual({ offset: 24, limit: 24 });
  expect(withinTotal(page, 0)).toEqual({ offset: 0, limit: 24 });
  expect(withinTotal({ offset: 0, limit: 96 }, 50)).toEqual({ offset: 0, limit: 96 });
});
