import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { createSoftKey, type SoftKey } from '#sandbox/testing/createSoftKey.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { secondFactorOn } from '#tests/support/players/secondFactorOn.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const ORIGIN = 'https://yulduz.test';
const OTHER = 'https://play.other.test';
let site: Site;
let player: FundedPlayer;
beforeAll(async () => {
  site = await startSite({
    PASSKEY_RP_ID: 'yulduz.test',
    PASSKEY_ORIGINS: `${ORIGIN}, ${OTHER}`,
    SANDBOX_WITHDRAWAL_HOLD: '24',
    RATE_LIMITS: 'on',
    RATE_LIMIT_LOGIN: '5',
  });
  player = await fundedPlayer(site);
});
afterAll(() => site?.stop());

const key = createSoftKey();
const text = messagesOf('uz');
const security = paths.profileSecurity.build();
const page = async () => (await askPage(site.origin, security, { cookie: player.cookie })).text;
const send = (path: string, fields: Record<string, string>, cookie = player.cookie) =>
  ask(site.origin, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    body: new URLSearchParams(fields).toString(),
  });
const challengeOf = async (method: string, cookie = ''): Promise<string> => {
  const answer = await postForm(site.origin, `/api/${method}`, {}, { cookie });
  return answer.json<{ data: { options: { challenge: string } } }>().data.options.challenge;
};
async function enter(by: SoftKey, origin = ORIGIN) {
  const challenge = await challengeOf('auth.askPasskey');
  const credential = by.use({ challenge, origin, rpId: 'yulduz.test' });
  return postForm(site.origin, '/api/auth.enterByPasskey', { credential });
}

test('the origins whose pages may use the passkeys of the host are listed where browsers look them up', async () => {
  const answer = await ask(site.origin, filePaths.passkeyOrigins);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(answer.text)).toEqual({ origins: [ORIGIN, OTHER] });
});

test('the security page offers passkeys, and says before the removal until when withdrawals would wait', async () => {
  expect(await page()).toContain('id="passkeys"');
  const challenge = await challengeOf('account.askNewPasskey', player.cookie);
  const credential = key.make({ challenge, origin: OTHER, rpId: 'yulduz.test' });
  await player.post('account.addPasskey', { credential, name: 'Ish telefoni' });
  const html = await page();
  expect(html).toContain('Ish telefoni');
  expect(html).toMatch(/Oʻchirilgach[^<]*<\/p><p[^>]*>.{0,400}Bundan keyin pul yechish yopiladi/s);
});

test('a passkey signs in a player with a second factor without its code, and its credential is in no line of the log', async () => {
  await secondFactorOn(site, player);
  const answer = await enter(key);
  expect(answer.cookies.join()).toMatch(/sid=/);
  expect(answer.json<{ data: { login: string } }>().data.login).toBe(player.login);
  const refused = await enter(key, 'https://evil.test');
  expect(refused.json().error).toMatchObject({ type: 'InvalidParameterException' });
  expect(refused.cookies.join()).not.toMatch(/sid=/);
  expect(site.output()).not.toContain(key.id);
});

test('the plain forms of passkeys name one, refuse a link for a name, and remove it; the password signs in as before', async () => {
  const named = await send(`${security}?form=passkeyName`, { id: key.id, name: 'Uy telefoni' });
  expect(named.headers.location).toBe(`${security}?form=passkeyName&step=done`);
  expect(await page()).toContain('Uy telefoni');
  const link = await send(`${security}?form=passkeyName`, { id: key.id, name: 'https://evil.test' });
  expect(link.headers.location).toMatch(/form=passkeyName&error=validation\.custom&field=name/);
  const removed = await send(`${security}?form=passkeyEnd`, { id: key.id });
  expect(removed.headers.location).toBe(`${security}?form=passkeyEnd&step=done`);
  const again = await send(`${security}?form=passkeyEnd`, { id: key.id });
  expect(again.headers.location).toMatch(/form=passkeyEnd&error=security\.passkeyGone/);
  const html = await page();
  expect(html).not.toContain('Uy telefoni');
  expect(html).toContain(text('security.passkeysText').slice(0, 30));
  const { login } = await fundedPlayer(site);
  const back = await send('/forms/sign_in', { login, password: DEMO_PASSWORD }, '');
  expect(back.cookies.join()).toMatch(/sid=/);
});

test('refused sign-ins by a passkey are limited as those by a password, and successful ones do not count', async () => {
  const softKey = createSoftKey();
  const challenge = await challengeOf('account.askNewPasskey', player.cookie);
  await player.post('account.addPasskey', {
    credential: softKey.make({ challenge, origin: ORIGIN, rpId: 'yulduz.test' }),
  });
  for (let count = 0; count < 8; count += 1) expect((await enter(softKey)).status).toBe(200);
  const statuses = new Set<number>();
  for (let count = 0; count < 8; count += 1) statuses.add((await enter(createSoftKey())).status);
  expect(statuses).toContain(429);
});

test('the security page of a platform without passkeys has no card for them', async () => {
  const { fault, heal } = sandboxControls(site);
  await fault({ target: 'account.getPasskeys', kind: 'MethodNotFound' });
  const html = await page();
  await heal();
  expect(html).toContain('id="two-factor"');
  expect(html).not.toContain('id="passkeys"');
});
