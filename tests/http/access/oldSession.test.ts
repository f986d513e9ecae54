import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
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

const SAYS = '<old-session><noscript>';
const stateIn = (lines: readonly string[]) =>
  lines.map((line) => /^old_session=([^;]*)/.exec(line)?.[1]).filter((value) => value !== undefined);

test.each(LOCALES)(
  'the page after a plain sign-in beside a session cookie of an older site says in %s that it was deleted, once',
  async (locale) => {
    const answer = await ask(site.origin, withLocale(paths.signIn.build(), locale), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie: 'sid=of-an-older-site; sid=of-another',
      },
      body: new URLSearchParams({ login: 'demo@yulduz.test', password: 'Yulduz-2026' }).toString(),
    });
    expect(answer.status).toBe(303);
    expect(stateIn(answer.cookies)).toEqual(['1']);
    const session = answer.cookies.findLast((line) => /^sid=[^;]/.test(line))?.split(';', 1)[0] ?? '';
    const page = (path: string, state: string) =>
      askPage(site.origin, withLocale(path, locale), { cookie: `${session}${state}` });
    // Home is one of the pages that players share but for what is their own.
    for (const path of [paths.home.build(), paths.wallet.build()]) {
      expect((await page(path, '')).text).not.toContain(SAYS);
      const told = await page(path, '; old_session=1');
      expect(told.text).toContain(`${SAYS}<p>${messagesOf(locale)('player.oldSession')}`);
      expect(stateIn(told.cookies)).toEqual(['2']);
      const later = await page(path, '; old_session=2');
      expect(later.text).not.toContain(SAYS);
      expect(stateIn(later.cookies)).toEqual(['']);
    }
  },
);

test('a guest’s page, which the cache may hold, says nothing about an older site', async () => {
  const page = await askPage(site.origin, paths.home.build(), { cookie: 'old_session=1' });
  expect(page.text).not.toContain(SAYS);
  expect(stateIn(page.cookies)).toEqual([]);
});
