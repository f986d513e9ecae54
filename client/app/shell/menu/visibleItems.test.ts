import { expect, test } from 'vitest';
import type { MenuItem } from '#shared/content/common.content.ts';
import { createHasPage } from './createHasPage.ts';
import { visibleItems } from './visibleItems.ts';

const item = (title: string, more: Partial<MenuItem> = {}): MenuItem => ({
  title,
  url: '/gamehall',
  icon: '',
  action: undefined,
  visibility: 'all',
  countOf: undefined,
  children: [],
  ...more,
});
const titles = (items: MenuItem[], isPlayer: boolean | undefined) =>
  visibleItems(items, isPlayer).map(({ title }) => title);

test('createHasPage is false for reserved addresses without a page, true for content pages and other sites', () => {
  const hasPage = createHasPage(
    ['/', '/gamehall', '/game/:sysname', '/:slug'],
    ['/', '/gamehall', '/cashier', '/cashier/deposit'],
  );
  expect(
    ['/gamehall?category=slots', '/game/book', '/ru/gamehall', '/about#team', '/', 'https://t.me/x'].filter(hasPage),
  ).toHaveLength(6);
  expect(['/cashier', '/ru/cashier/deposit', '/cashier?tab=1', '/cashier#x'].filter(hasPage)).toEqual([]);
});

test('visibleItems shows guests, players and unknown visitors only the entries for them', () => {
  const menu = [item('guest', { visibility: 'guest' }), item('player', { visibility: 'player' }), item('all')];
  expect(titles(menu, false)).toEqual(['guest', 'all']);
  expect(titles(menu, true)).toEqual(['player', 'all']);
  expect(titles(menu, undefined)).toEqual(['all']);
});

test('visibleItems shows sign-in to guests, sign-out to players, search and menu to all', () => {
  const menu = (['signIn', 'signUp', 'signOut', 'search', 'menu'] as const).map((action) =>
    item(action, { action, url: '' }),
  );
  expect(titles(menu, false)).toEqual(['signIn', 'signUp', 'search', 'menu']);
  expect(titles(menu, true)).toEqual(['signOut', 'search', 'menu']);
  expect(titles(menu, undefined)).toEqual(['search', 'menu']);
});

test('visibleItems drops dead links, and a group without any live link', () => {
  const dead = item('dead', {
    url: '',
    children: [item('x', { url: '//evil.test' }), item('y', { url: 'javascript:alert(1)' })],
  });
  const living = item('living', {
    url: '',
    children: [item('x', { url: '//evil.test' }), item('y', { url: '/about' })],
  });
  const shown = visibleItems([dead, living, item('nowhere', { url: '' })], false);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.children.map(({ title }) => title)).toEqual(['y']);
});
