import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { secondFactorOn } from '#tests/support/players/secondFactorOn.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let site: Site;
let player: FundedPlayer;
let codes: string[];
beforeAll(async () => {
  site = await startSite();
  player = await fundedPlayer(site);
});
afterAll(() => site?.stop());

const text = messagesOf('uz');
const security = paths.profileSecurity.build();
const page = async () => (await askPage(site.origin, security, { cookie: player.cookie })).text;
const send = (path: string, fields: Record<string, string>, cookie = player.cookie) =>
  ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
    body: new URLSearchParams(fields).toString(),
  });
const credentials = () => ({ login: player.login, password: DEMO_PASSWORD });

test('the plain forms of recovery codes ask for a code, refuse a wrong one, and show ten codes once', async () => {
  expect(await page()).not.toContain('id="recovery"');
  await secondFactorOn(site, player);
  expect(await page()).toContain(text('security.recoveryNone'));
  const form = await send(`${security}?form=recovery`, {});
  expect(form.headers.location).toBe(`${security}?form=recovery&step=done`);
  const wrong = await send(`${security}?form=recoveryCode`, { code: '000000' });
  expect(wrong.headers.location).toMatch(/form=recoveryCode&error=profile\.smsCodeError&field=code/);
  const made = await send(`${security}?form=recoveryCode`, { code: await codeSentTo(site.sandbox, player.login) });
  expect([made.status, made.headers['cache-control']]).toEqual([200, 'private, no-store, no-transform']);
  codes = [...made.text.matchAll(/<code>([\dA-Z-]{14})<\/code>/g)].map(([, code]) => code ?? '');
  expect(new Set(codes).size).toBe(10);
  const after = await page();
  expect(after).toContain(text('security.recoveryLeft', { left: 10 }));
  expect(after).not.toContain(codes[0]);
});

test('the plain sign-in of a player with recovery codes offers them, and takes each once in any spelling', async () => {
  const first = await send('/forms/sign_in', credentials(), '');
  expect(first.headers.location).toBe('/forms/sign_in?step=code&recovery=1');
  expect((await askPage(site.origin, String(first.headers.location))).text).toContain(text('auth.twoFactorRecovery'));
  const code = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
  const done = await send('/forms/sign_in', { ...credentials(), code }, '');
  expect(done.cookies.join()).toMatch(/sid=/);
  expect(await page()).toContain(text('security.recoveryLeft', { left: 9 }));
  const torn = await send('/forms/sign_in', { ...credentials(), code: 'K7M2-9XQD' }, '');
  expect(torn.headers.location).toMatch(/step=code&error=auth\.recoveryRule&field=code/);
  expect((await askPage(site.origin, String(torn.headers.location))).text).toContain(text('auth.recoveryRule'));
  const again = await send('/forms/sign_in', { ...credentials(), code }, '');
  expect(again.headers.location).toMatch(/step=code&error=profile\.smsCodeError&field=code/);
});

test('new recovery codes, made by an old one, end the old ones, and one of them switches the second factor off', async () => {
  const made = await send(`${security}?form=recoveryCode`, { code: codes[1] ?? '' });
  const [next = ''] = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}/.exec(made.text) ?? [];
  await send(`${security}?form=factor`, { enable: '0' });
  const old = await send(`${security}?form=factorCode`, { code: codes[2] ?? '' });
  expect(old.headers.location).toMatch(/form=factorCode&error=profile\.smsCodeError/);
  const off = await send(`${security}?form=factorCode`, { code: next });
  expect(off.headers.location).toBe(`${security}?form=factorCode&step=done`);
  expect(await page()).not.toContain('id="recovery"');
});

test('the security page of a platform without recovery codes has no card for them', async () => {
  const { cookie, ...other } = await fundedPlayer(site);
  await secondFactorOn(site, { cookie, ...other });
  const { fault, heal } = sandboxControls(site);
  for (const target of ['account.getRecoveryCodes', 'account.makeRecoveryCodes'])
    await fault({ target, kind: 'MethodNotFound' });
  const { text: html } = await askPage(site.origin, security, { cookie });
  await heal();
  expect(html).toContain('id="two-factor"');
  expect(html).not.toContain('id="recovery"');
  expect(html).not.toContain(text('security.recoveryFailed'));
});
