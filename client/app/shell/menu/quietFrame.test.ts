import { expect, test } from 'vitest';
import { parseCollection } from '#shared/content/collections.ts';
import type { CommonContent } from '#shared/content/common.content.ts';
import { quietFrame } from './quietFrame.ts';

const link = (title: string, url: string, more: object = {}) => ({ title, url, ...more });
const frame = parseCollection('common', {
  menus: {
    side: [
      link('Games', '/gamehall'),
      link('Account', '', { children: [link('Withdraw', '/cashier/withdraw')] }),
      link('Help', '', { children: [link('Rules', '/rules'), link('Support', '/support?x=1')] }),
    ],
    mobile: [link('Lobby', '/'), link('Search', '', { action: 'search' }), link('Menu', '', { action: 'menu' })],
    header: [link('Join', '', { action: 'signUp' }), link('Sign in', '', { action: 'signIn' })],
  },
  footer: {
    columns: [{ title: 'More', links: [link('Sport', '/betting'), link('Helpline', 'https://help.example')] }],
    responsibleLinks: [link('Play responsibly', '/responsible-game')],
  },
}) as CommonContent;

test('quietFrame leaves a blocked player only what opens: support, its answers, other sites, and the sign-out', async () => {
  const { menus, footer } = await quietFrame(frame, 'unknown', { kind: 'blocked', status: 403, banType: 'fraud' });
  expect(menus.side.map(({ title, children }) => [title, ...children.map((one) => one.title)])).toEqual([
    ['Help', 'Support'],
  ]);
  expect([menus.mobile, menus.header].map((items) => items.map(({ title }) => title))).toEqual([['Menu'], []]);
  expect(footer.columns[0]?.links.map(({ title }) => title)).toEqual(['Helpline']);
  expect(footer.responsibleLinks).toEqual([]);
});

test('quietFrame, for somebody who is not blocked, removes only what sells', async () => {
  const { menus } = await quietFrame(frame, 'limit', null);
  expect(menus.side.map(({ title }) => title)).toEqual(['Games', 'Account', 'Help']);
});
