import { expect, test } from 'vitest';
import { prazerConfig } from '#shared/content/prazerConfig.content.ts';
import type { ProfileMenuPage } from '../profilePages.ts';
import { profileMenu } from './profileMenu.ts';

const { flags } = prazerConfig.parse({});
const pages: readonly ProfileMenuPage[] = [
  { href: '/profile/a', icon: 'user', title: 'a', group: 'account' },
  { href: '/profile/b', icon: 'user', title: 'b', group: 'account', flag: 'twoFactor' },
  { href: '/profile/c', icon: 'user', title: 'c', group: 'rewards', flag: 'betHistory' },
];
const shown = (changed: Partial<typeof flags>) =>
  profileMenu({ ...flags, ...changed }, pages).map((group) => group.map(({ title }) => title));

test('profileMenu, with every flag on, has every page, rewards first', () => {
  expect(shown({})).toEqual([['c'], ['a', 'b']]);
});

test('profileMenu leaves out pages whose flag is off, and groups without pages', () => {
  expect(shown({ twoFactor: false })).toEqual([['c'], ['a']]);
  expect(shown({ betHistory: false })).toEqual([['a', 'b']]);
});
