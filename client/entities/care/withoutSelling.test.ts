import { expect, test } from 'vitest';
import { parseCollection } from '#shared/content/collections.ts';
import type { CommonContent } from '#shared/content/common.content.ts';
import { withoutSelling } from './withoutSelling.ts';

const link = (title: string, url: string, more: object = {}) => ({ title, url, ...more });
const frame = parseCollection('common', {
  menus: {
    side: [
      link('Games', '/gamehall'),
      link('Rewards', '', { children: [link('Promotions', '/promotions'), link('Club', '/loyalty/shop')] }),
      link('Account', '', { children: [link('Pay in', '/cashier/deposit'), link('Withdraw', '/cashier/withdraw')] }),
      link('Help', '', { children: [link('Offers', '/offers?x=1'), link('Support', '/support')] }),
    ],
    header: [link('Join', '', { action: 'signUp' }), link('Sign in', '', { action: 'signIn' })],
  },
  footer: { columns: [{ title: 'Money', links: [link('Winners', '/winners#top'), link('Terms', '/bonus-terms')] }] },
}) as CommonContent;

test('withoutSelling removes links to advertising pages and headings left empty, and leaves other links', async () => {
  const { menus, footer } = await withoutSelling(frame, 'limit');
  const titles = (items: readonly { title: string; children?: readonly { title: string }[] }[]): unknown[] =>
    items.map(({ title, children = [] }) => (children.length > 0 ? [title, ...titles(children)] : title));
  expect(titles(menus.side)).toEqual(['Games', ['Account', 'Withdraw'], ['Help', 'Support']]);
  expect(titles(menus.header)).toEqual(['Sign in']);
  expect(footer.columns[0]?.links.map(({ title }) => title)).toEqual(['Terms']);
});

test('withoutSelling, for the reasons "marketing" and "unknown", returns the frame unchanged', async () => {
  expect(await withoutSelling(frame, 'marketing')).toBe(frame);
  expect(await withoutSelling(frame, 'unknown')).toBe(frame);
});
