import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { fetchedBrowser } from '#tests/support/browsers/fetchedBrowser.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ SANDBOX_WITHDRAWAL_HOLD: '24' });
});
afterAll(() => site?.stop());

const text = messagesOf('uz');
const security = paths.profileSecurity.build();
const form = (name: string) => `${security}?form=${name}`;

/** Opens a service without scripts, as the link of the page does, and chooses an account there. */
async function offer(browser: ReturnType<typeof fetchedBrowser>, who: string, service = 'google', type = 'link') {
  const back = type === 'link' ? form('link') : security;
  await browser.open(`/oauth/init?${new URLSearchParams({ service, type_auth: type, redirect_url: back })}`);
  await browser.press(who);
}

test('without scripts, an account is named before it is linked, and the password links it or a press drops it', async () => {
  const { cookie } = await signUp(site.origin, 'linking-password@example.uz');
  const browser = fetchedBrowser(site.origin, { cookie });
  const title = text('security.offer.title', { service: 'Google', name: 'Qoraqum4' });
  await offer(browser, 'no-mail');
  await browser.arrive(/status=confirm/);
  expect(browser.html().includes(title), browser.url()).toBe(true);
  await browser.send({ form: form('linkDrop') });
  expect(browser.html().includes(text('security.offer.dropped')), browser.url()).toBe(true);
  expect(browser.html().includes(title), browser.url()).toBe(false);

  await offer(browser, 'no-mail');
  await browser.send({ form: form('linkConfirm'), fields: { old_password: 'guessed' } });
  expect(browser.html().includes(text('security.oldPasswordWrong')), browser.url()).toBe(true);
  expect(browser.html().includes(title), browser.url()).toBe(true);
  await browser.send({ form: form('linkConfirm'), fields: { old_password: 'Yulduz-2026' } });
  expect(browser.html().includes(text('security.link.done')), browser.url()).toBe(true);
  expect(browser.html().includes(text('security.unlinkOf', { service: 'Google' })), browser.url()).toBe(true);
  // A key of the account has changed: withdrawals are held, and the player is told.
  expect(browser.html().includes('Kirish uchun hisob bogʻladingiz'), browser.url()).toBe(true);
});

test('without scripts, a player without a password links an account by the code of a letter', async () => {
  const browser = fetchedBrowser(site.origin);
  await offer(browser, 'fresh', 'yandex', 'register');
  await offer(browser, 'clash');
  expect(
    browser.html().includes(text('security.offer.title', { service: 'Google', name: 'Chorsu21' })),
    browser.url(),
  ).toBe(true);
  await browser.send({ form: form('linkCode') });
  expect(browser.html().includes(text('security.factorCode')), browser.url()).toBe(true);
  const code = await codeSentTo(site.sandbox, 'laylak@pochta.test');
  await browser.send({ form: form('linkConfirm'), fields: { code: code === '000000' ? '000001' : '000000' } });
  expect(browser.html().includes(text('profile.smsCodeError')), browser.url()).toBe(true);
  await browser.send({ form: form('linkConfirm'), fields: { code } });
  expect(browser.html().includes(text('security.link.done')), browser.url()).toBe(true);
});

test('without scripts, a social account without a contact says how it comes back, and a day after its closing opens by one more link', async () => {
  const browser = fetchedBrowser(site.origin);
  await offer(browser, 'no-mail', 'yandex', 'register');
  const leave = paths.profileData.build(null, { leave: 'rest' });
  await browser.open(leave);
  expect(browser.html()).toContain(text('data.leaveSocialBack', { service: 'Yandex' }));
  await browser.send({ form: paths.profileData.build(null, { form: 'leave', leave: 'rest' }) });
  expect(browser.html()).toContain(text('data.leaveDone'));
  const enter = async () => {
    const back = paths.signIn.build(null, { step: 'social' });
    await browser.open(
      `/oauth/init?${new URLSearchParams({ service: 'yandex', type_auth: 'login', redirect_url: back })}`,
    );
    await browser.press('no-mail');
  };
  await enter();
  expect(browser.html()).toContain(text('auth.social.account_left_today'));
  expect(browser.html()).not.toContain('type_auth=restore');
  await sandboxControls(site).advance('25h');
  await enter();
  expect(browser.html()).toContain(text('auth.social.account_left'));
  await browser.open(await browser.linkTo('type_auth=restore'));
  await browser.press('no-mail');
  await browser.open('/');
  expect(browser.html()).toContain(text('absence.asks'));
});

test('without scripts, a social account without a contact is warned before its second factor is switched on, one with an e-mail is not', async () => {
  const browser = fetchedBrowser(site.origin);
  await offer(browser, 'no-mail', 'yandex', 'register');
  for (const locale of ['uz', 'ru'] as const) {
    await browser.open(withLocale(security, locale));
    const [warning, button] = (['security.factorNoContact', 'security.factorOn'] as const).map((id) =>
      browser.html().indexOf(messagesOf(locale)(id)),
    );
    expect(warning, browser.url()).toBeGreaterThan(0);
    expect(button, browser.url()).toBeGreaterThan(Number(warning));
    const link = `href="${withLocale(paths.profileSettings.build(), locale)}"`;
    expect(browser.html().slice(warning, button), browser.url()).toContain(link);
  }
  const { cookie } = await signUp(site.origin, `${crypto.randomUUID()}@linked.test`);
  const other = fetchedBrowser(site.origin, { cookie });
  await other.open(security);
  expect(other.html()).toContain(text('security.factorOn'));
  expect(other.html()).not.toContain(text('security.factorNoContact'));
});
