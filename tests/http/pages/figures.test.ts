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

/** A figure, the space after it, and a unit in one of the three scripts. */
const UNIT = /\d([ \u00a0])(?:soat|kun|oyga|yoshga|ta|daqiqa|соат|кун|ойга|ёшга|та|дақиқа|час|дней|лет|месяц|минут)/gu;

test.each([
  ['Uzbek', '', {}],
  ['Cyrillic', '', { cookie: 'script=Cyrl' }],
  ['Russian', '/ru', {}],
])('messages and content in %s keep figures and units on one line', async (_script, prefix, headers) => {
  for (const path of ['/responsible-gaming', '/contacts', '/faq', paths.offers.build(), paths.signUp.build()]) {
    const page = await askPage(lent.value.origin, prefix + path, headers);
    const text = page.text.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '\n');
    const spaces = [...text.matchAll(UNIT)].map(([found, space]) => (space === ' ' ? found : null));
    expect(spaces.length, path).toBeGreaterThan(0);
    expect(
      spaces.filter((found) => found !== null),
      path,
    ).toEqual([]);
  }
});
