import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
let site: Site;
beforeAll(async () => {
  lent = await lendSite({ SANDBOX_WITHDRAWAL_HOLD: '24' });
  site = lent.value;
});
afterAll(() => lent?.giveBack());

test.each(['uz', 'ru'] as const)(
  'the security page (%s) says before the password button until when withdrawals would wait',
  async (locale) => {
    const { cookie } = await signUp(site.origin, `${crypto.randomUUID()}@hold.test`);
    const { text } = await askPage(site.origin, withLocale(paths.profileSecurity.build(), locale), { cookie });
    const [before = '', after = ''] = messagesOf(locale)('security.holdBefore', { time: '|' }).split('|');
    expect(text.split(before).length - 1).toBe(1);
    expect(text.slice(text.indexOf(before), text.indexOf(after))).toMatch(/\d\d\.\d\d\.\d{4}, \d?\d:\d\d/);
  },
);

test('the same password again is refused without JavaScript, and starts no hold', async () => {
  const { cookie } = await signUp(site.origin, `${crypto.randomUUID()}@hold.test`);
  const password = 'Yulduz-2026';
  const sent = await ask(site.origin, `${paths.profileSecurity.build()}?form=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams({ old_password: password, password, repeat_password: password }).toString(),
  });
  expect(String(sent.headers.location)).toContain('error=validation.passwordSame');
  const shield = await ask(site.origin, '/api/account.getShield', { headers: { cookie } });
  expect(shield.json<{ data: object }>().data).toMatchObject({ withdrawals_from: null });
});
