import { expect, test } from 'vitest';
import { createPageUses } from './createPageUses.ts';

test('a page uses the collections it read, whatever else was in its trace; an unknown page may use anything', () => {
  const uses = createPageUses();
  uses.note('/faq', [
    { name: 'pages', verdict: 'miss' },
    { name: 'games.get', verdict: 'hit' },
    { name: 'content:common', verdict: 'hit' },
    { name: 'content:pages', verdict: 'stale' },
  ]);
  expect(uses.mayUse('/faq', 'pages')).toBe(true);
  expect(uses.mayUse('/faq', 'common')).toBe(true);
  expect(uses.mayUse('/faq', 'games-config')).toBe(false);
  expect(uses.mayUse('/elsewhere', 'games-config')).toBe(true);
  uses.note('/faq', []);
  expect(uses.mayUse('/faq', 'pages')).toBe(false);
});
