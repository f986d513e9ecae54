import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_BOT_TOKEN } from '#sandbox/world/players/telegram.ts';
import { signTelegramData } from '#server/platform/session/signTelegramData.testing.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let site: Site;
beforeAll(async () => {
  site = await startSiteBeforeLent({ TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN });
});
afterAll(() => site.stop());

let queries = 0;
const sign = (token = TEST_BOT_TOKEN, id = 5_001, seconds = Date.now() / 1000) => {
  queries += 1;
  const auth_date = String(Math.floor(seconds));
  return signTelegramData(
    { user: JSON.stringify({ id, first_name: 'Bahor' }), auth_date, query_id: `h${queries}` },
    token,
  );
};
const enter = (tg_data: string, headers?: Record<string, string>) =>
  postForm(site.origin, '/api/auth.register', { is_tg: 'true', tg_data }, headers);
const sessionOf = (cookies: readonly string[]) => cookies.map((line) => line.split(';', 1)[0]).join('; ');
const loginOf = async (cookies: readonly string[]) => {
  const answer = await ask(site.origin, '/api/account.getInfo', { headers: { cookie: sessionOf(cookies) } });
  return answer.json<{ data: { login?: string } }>().data.login;
};

test('Telegram data signed by the bot opens a session, again for the same address, and answers REPLAYED for another', async () => {
  const data = sign();
  const first = await enter(data);
  expect(await loginOf(first.cookies)).toBe('tg5001');
  expect(await loginOf((await enter(data)).cookies)).toBe('tg5001');
  const replayed = await enter(data, { 'x-forwarded-for': '203.0.113.9' });
  expect(replayed.json()).toMatchObject({ error: { type: 'AuthorizationException', code: 'REPLAYED' } });
  expect(replayed.cookies).toEqual([]);
});

test('Telegram data signed by another bot answers FORGED without cookies, and the log has neither token nor hash', async () => {
  const data = sign('7000000001:somebody-elses-bot-altogether');
  const { status, cookies, ...answer } = await enter(data);
  expect(status).toBe(200);
  expect(answer.json()).toMatchObject({ error: { type: 'AuthorizationException', code: 'FORGED' } });
  expect(cookies).toEqual([]);
  await expect.poll(() => site.output()).toContain('"event":"telegram_refused","reason":"forged"');
  expect(site.output()).not.toContain(TEST_BOT_TOKEN.slice(11));
  expect(site.output()).not.toContain(new URLSearchParams(data).get('hash'));
});

test('Telegram data that is unsigned, forged or a day old does not reach the platform, at sign-up or at linking', async () => {
  const { counters } = sandboxControls(site);
  const received = async () => {
    const { 'auth.register': entered = 0, 'account.addTelegram': linked = 0 } = await counters();
    return { entered, linked };
  };
  const { cookie } = await signUp(site.origin, 'telegram-linking@example.uz');
  const link = (tg_data: string) => postForm(site.origin, '/api/account.addTelegram', { tg_data }, { cookie });
  const before = await received();
  const unsigned = new URLSearchParams(sign());
  unsigned.delete('hash');
  const refused = [
    ['MALFORMED', String(unsigned)],
    ['FORGED', sign().replace('Bahor', 'Bahora')],
    ['FORGED', sign('7000000001:somebody-elses-bot-altogether')],
    ['STALE', sign(TEST_BOT_TOKEN, 5_002, Date.now() / 1000 - 86_400 - 60)],
  ] as const;
  for (const [code, data] of refused)
    for (const answer of [await enter(data), await link(data)]) {
      expect(answer.json()).toMatchObject({ error: { code } });
      expect(answer.cookies).toEqual([]);
    }
  expect(await received()).toEqual(before);
  await enter(sign(TEST_BOT_TOKEN, 5_003));
  await link(sign(TEST_BOT_TOKEN, 5_004));
  expect(await received()).toEqual({ entered: before.entered + 1, linked: before.linked + 1 });
});

test('the plain sign-up form, sent with Telegram data, ignores it and signs up its e-mail', async () => {
  const bots = { ours: TEST_BOT_TOKEN, other: '7000000001:somebody-elses-bot-altogether' };
  for (const [whose, token] of Object.entries(bots)) {
    const tg_data = sign(token);
    const email = `plain-${whose}@example.uz`;
    const fields = { auth_type: 'email', email, password: 'Yulduz-2026', currency: 'UZS', terms: 'on', is_tg: 'true' };
    const answer = await ask(site.origin, '/forms/sign_up', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
      body: String(new URLSearchParams({ ...fields, tg_data })),
    });
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    expect(await loginOf(answer.cookies)).toBe(email);
  }
});
