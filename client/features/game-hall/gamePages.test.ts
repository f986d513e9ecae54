import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameCard } from '../../entities/game/gameCard.ts';
import { gamePagesReducer, hasMore, mergeGames, startPages } from './gamePages.ts';

const card = (sysname: string): GameCard => ({ sysname, name: sysname, provider: 'p', image: '', hasDemo: true });
const names = (games: readonly GameCard[]) => games.map(({ sysname }) => sysname);

test('merging keeps every game once, and the order in which they first came', () => {
  const sysnames = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(sysnames, sysnames, (first, second) => {
      expect(names(mergeGames(first.map(card), second.map(card)))).toEqual([...new Set([...first, ...second])]);
    }),
  );
});

test('a page that failed leaves what is shown and asks for the same page again', () => {
  let state = gamePagesReducer(startPages(1), { type: 'came', games: [card('a')] });
  state = gamePagesReducer(state, { type: 'asked' });
  expect(state.status).toBe('loading');
  state = gamePagesReducer(state, { type: 'failed' });
  expect(state).toMatchObject({ status: 'failed', pages: 2 });
  expect(names(state.more)).toEqual(['a']);
});

test('there is more until the total, an empty answer, or the last page', () => {
  expect(hasMore(startPages(1), 24)).toBe(false);
  expect(hasMore(startPages(1), 25)).toBe(true);
  expect(hasMore(startPages(42), 5000)).toBe(false);
  expect(hasMore(gamePagesReducer(startPages(1), { type: 'came', games: [] }), 500)).toBe(false);
});
