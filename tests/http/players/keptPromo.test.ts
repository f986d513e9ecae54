import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
let site: Site;
beforeAll(async () => {
  lent = await lendSite({}, { isFresh: true });
  site = lent.value;
});
afterAll(() => lent?.giveBack());

const keptBy = (lines: readonly string[]) => lines.filter((line) => line.startsWith('promo_code='));

test('a promo code in an address is kept with the document, which no cache keeps; the page of others has no cookie', async () => {
  for (const path of [paths.contentPage.build({ slug: 'rules' }), withLocale(paths.home.build(), 'ru')])
    for (const turn of ['rendered', 'cached']) {
      const linked = await ask(site.origin, `${path}?promo_code=%20star%E2%80%8B25`);
      expect(linked.status, turn).toBe(200);
      expect(keptBy(linked.cookies)).toEqual([
        expect.stringMatching(/^promo_code=star25; Max-Age=\d+; Path=\/; SameSite=Lax$/),
      ]);
      expect(linked.headers['cache-control']).toMatch(/^private, no-store/);
      const plain = await ask(site.origin, path);
      expect(keptBy(plain.cookies)).toEqual([]);
      expect(plain.headers['cache-control']).not.toContain('no-store');
    }
  const empty = await ask(site.origin, `${paths.contentPage.build({ slug: 'rules' })}?promo_code=`);
  expect(keptBy(empty.cookies)).toEqual([]);
});

test('visitors of a promo link fill the page cache, and each gets the code past it', async () => {
  const link = `${paths.providers.build()}?promo_code=YOZ`;
  for (const expected of ['miss', 'hit']) {
    const linked = await ask(site.origin, link, { headers: { accept: 'text/html' } });
    expect(linked.headers['cache-status']).toContain(expected);
    expect(keptBy(linked.cookies)).toHaveLength(1);
    expect([linked.headers['cache-control'], linked.headers['cdn-cache-control']]).toEqual([
      'private, no-store, no-transform',
      'no-store',
    ]);
  }
  const plain = await ask(site.origin, paths.providers.build());
  expect([plain.headers['cache-status'], plain.headers['cache-control']]).toEqual([
    expect.stringContaining('hit'),
    'private, no-cache, no-transform',
  ]);
});

test('a promo code that is cut in the middle of an emoji is kept by whole characters, and the site goes on', async () => {
  const linked = await ask(site.origin, `/?promo_code=${'a'.repeat(63)}%F0%9F%98%80${'b'.repeat(9)}`);
  expect(keptBy(linked.cookies)).toEqual([expect.stringContaining(`=${'a'.repeat(63)}%F0%9F%98%80;`)]);
  for (const odd of ['%D8%00', '%ED%A0%BD', '%F0%9F', '%', '\u0000'.repeat(3)])
    expect((await ask(site.origin, `/?promo_code=${encodeURI(odd)}`)).status).toBeLessThan(500);
});

test('a promo code of a link waits in the field of a player without script, and is forgotten once it is redeemed', async () => {
  const { cookie } = await signUp(site.origin, `promo-${crypto.randomUUID().slice(0, 8)}@example.uz`);
  for (const locale of LOCALES)
    for (const path of [paths.profileBonuses.build(), paths.offers.build()]) {
      const page = await askPage(site.origin, withLocale(path, locale), { cookie: `${cookie}; promo_code=AYLAN20` });
      expect(page.text).toContain('value="AYLAN20"');
    }
  const done = `${paths.profileBonuses.build()}?form=promo&step=done`;
  const after = await askPage(site.origin, done, { cookie: `${cookie}; promo_code=AYLAN20` });
  expect(keptBy(after.cookies)).toEqual([expect.stringMatching(/^promo_code=; Max-Age=0/)]);
  const guest = await askPage(site.origin, paths.offers.build(), { cookie: 'promo_code=AYLAN20' });
  expect(guest.text).not.toContain('AYLAN20');
});
