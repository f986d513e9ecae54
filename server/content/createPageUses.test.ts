import { expect, test } from 'vitest';
import { createPageUses } from './createPageUses.ts';

test('createPageUses returns true for collections in a page’s last trace, and for any collection of an unknown page', () => {
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
