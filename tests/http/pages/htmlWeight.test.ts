import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
beforeAll(async () => {
  lent = await lendSite();
});
afterAll(() => lent?.giveBack({ isSpent: false }));

/** A robot's page is whole: no placeholder stands beside the section that replaces it. */
const ROBOT = { accept: 'text/html,image/avif', 'user-agent': 'Googlebot/2.1' };

function elementsOf(node: DefaultTreeAdapterMap['node']): number {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.reduce((sum, child) => sum + elementsOf(child), 'tagName' in node ? 1 : 0);
}

test.each([
  [paths.home.build(), 148_500, 1_605],
  [paths.gamehall.build(), 89_800, 925],
])('the document of %s has at most %i bytes and %i elements', async (path, maxBytes, maxElements) => {
  const { text } = await askPage(lent.value.origin, path, ROBOT);
  const elements = elementsOf(parse(text));
  expect(elements).toBeGreaterThan(500);
  expect(elements).toBeLessThanOrEqual(maxElements);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
});
