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
  lent = await lendSite();
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
