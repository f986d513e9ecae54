import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '#shared/domain/formatDate.ts';
import { breakCookie } from '#shared/keys/breakCookie.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let lent: Lent<Site>;
let site: Site;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
});
afterAll(() => lent?.giveBack());

/** Takes a break in a browser without scripts. Resolves with the cookie that stays after the session has ended. */
async function breakOf(cookie: string, period: string): Promise<string> {
  const begun = await ask(site.origin, `${paths.profileResponsibleGame.build()}?form=pause`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams({ period }).toString(),
  });
  return begun.cookies.find((line) => line.startsWith(breakCookie))?.split(';', 1)[0] ?? '';
}

test.each([
  ['uz', '1w'],
  ['ru', 'permanent'],
] as const)(
  'on a device with a running break (%s, %s) the sign-up says so and asks for one more press',
  async (locale, period) => {
    const text = messagesOf(locale);
    const { cookie } = await signUp(site.origin, `${crypto.randomUUID()}@second.test`);
    const mark = await breakOf(cookie, period);
    const until = Number(mark.split('=')[1]);
    const path = withLocale(paths.signUp.build(), locale);
    const { text: html } = await askPage(site.origin, path, { cookie: mark });
    const roles = readRoles(html);
    expect(roles).toContainEqual(expect.objectContaining({ role: 'heading', name: text('auth.breakTitle') }));
    expect(html).toContain(period === 'permanent' ? text('auth.breakForGood') : formatDate(until * 1000));
    for (const id of ['auth.breakSecond', 'auth.breakDemo']) expect(html, id).toContain(text(id));
    expect(html).not.toContain('name="auth_type"');
    const next = roles.find(({ name }) => name === text('auth.breakContinue'));
    expect(next).toMatchObject({ role: 'link', href: expect.stringContaining(path) });
    const form = await askPage(site.origin, next?.href ?? '', { cookie: mark });
    expect([form.status, form.text.includes('name="auth_type"')]).toEqual([200, true]);
    expect((await askPage(site.origin, path)).text).toContain('name="auth_type"');
  },
);

test('a second account with the data of a player on a break is closed, and every page says why and how its money returns', async () => {
  const first = await fundedPlayer(site, []);
  const { first_name, last_name, birth_date } = await first.get<Record<string, string>>('account.getprofileinfo');
  const person = { first_name: String(first_name), last_name: String(last_name), birth_date: String(birth_date) };
  await breakOf(first.cookie, '1w');
  const second = await signUp(site.origin, `${crypto.randomUUID()}@second.test`);
  const saved = await postForm(site.origin, '/api/account.saveProfileInfo', person, { cookie: second.cookie });
  expect(saved.json<{ error: object }>().error).toMatchObject({ error_data: { ban_type: 'multi_account' } });
  for (const locale of ['uz', 'ru'] as const) {
    const text = messagesOf(locale);
    const page = await askPage(site.origin, withLocale(paths.wallet.build(), locale), { cookie: second.cookie });
    expect(page.status).toBe(403);
    for (const id of ['shell.blockedTitle.multi_account', 'shell.blockedText.multi_account'])
      expect(page.text, id).toContain(text(id));
  }
});
