import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameCard } from '#client/entities/game/gameCard.ts';
import { gamePagesReducer, hasMorePages, mergeGames, startPages } from './gamePages.ts';

const card = (sysname: string): GameCard => ({ sysname, name: sysname, provider: 'p', image: '', hasDemo: true });
const names = (games: readonly GameCard[]) => games.map(({ sysname }) => sysname);

test('mergeGames, for any lists, returns every game once in order of first appearance', () => {
  const sysnames = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(sysnames, sysnames, (first, second) => {
      expect(names(mergeGames(first.map(card), second.map(card)))).toEqual([...new Set([...first, ...second])]);
    }),
  );
});

test('gamePagesReducer, after a failed page, keeps the games and the number of pages', () => {
  let state = gamePagesReducer(startPages(1), { type: 'loaded', games: [card('a')] });
  state = gamePagesReducer(state, { type: 'requested' });
  expect(state.status).toBe('loading');
  state = gamePagesReducer(state, { type: 'failed' });
  expect(state).toMatchObject({ status: 'failed', pages: 2 });
  expect(names(state.more)).toEqual(['a']);
});

test('hasMorePages is false at the total, at the last allowed page and after an empty answer', () => {
  expect(hasMorePages(startPages(1), 24)).toBe(false);
  expect(hasMorePages(startPages(1), 25)).toBe(true);
  expect(hasMorePages(startPages(42), 5000)).toBe(false);
  expect(hasMorePages(gamePagesReducer(startPages(1), { type: 'loaded', games: [] }), 500)).toBe(false);
});
