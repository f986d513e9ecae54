import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
let site: Site;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
});
afterAll(() => lent?.giveBack());

/** Sends a form as a browser without scripts does. */
function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answered> {
  return ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const demo = { login: 'demo@yulduz.test', password: 'Yulduz-2026' };

test('the HTML of the sign-in page contains a form with an action, a login and a password field', async () => {
  const { text } = await askPage(site.origin, '/ru/forms/sign_in');
  expect(text).toMatch(/formAction="\/ru\/forms\/sign_in"|action="\/ru\/forms\/sign_in"/i);
  for (const name of ['login', 'password']) expect(text).toMatch(new RegExp(`name="${name}"`));
});

test('the plain sign-in form, in each language, sets the session cookies and redirects to the home page', async () => {
  for (const [path, home] of [
    ['/forms/sign_in', '/'],
    ['/ru/forms/sign_in', '/ru'],
  ] as const) {
    const answer = await submit(path, demo);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(home);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.cookies).toHaveLength(3);
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^known_device=.*HttpOnly; SameSite=Lax$/));
    expect(answer.cookies[0]).toMatch(/^sid=[\w-]+;.*HttpOnly; SameSite=Lax$/);
    const cookie = String(answer.cookies[0]).split(';', 1)[0] as string;
    expect((await askPage(site.origin, home, { cookie })).text).toContain('Samarqand77');
  }
});

test('the plain sign-in form, with a wrong password, redirects to itself without the password in address or log', async () => {
  const answer = await submit('/ru/forms/sign_in', { ...demo, password: 'Wrong-zq81' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toMatch(/^\/ru\/forms\/sign_in\?error=[\w.]+/);
  expect(answer.headers.location).not.toMatch(/zq81|yulduz/);
  expect(answer.cookies.filter((line) => !line.startsWith(serverCookieNames.typedFields))).toEqual([]);
  const form = await askPage(site.origin, String(answer.headers.location));
  expect(form.status).toBe(200);
  expect(site.output()).not.toContain('zq81');
});

test('the sign-in page, for too many requests, says in both languages how many seconds to wait', async () => {
  const query = '?error=errors.TooManyRequestsException&wait=66';
  for (const [path, message] of [
    ['/forms/sign_in', '66\u00a0soniyadan soʻng qayta urinib koʻring'],
    ['/ru/forms/sign_in', 'Попробуйте ещё раз через 66\u00a0с'],
  ] as const)
    expect((await askPage(site.origin, path + query)).text).toContain(message);
});

test('the plain sign-in form, sent empty, redirects with the name of the missing field', async () => {
  const answer = await submit('/forms/sign_in', { login: '', password: '' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toMatch(/field=login/);
});

test('the plain sign-in form, for a player with a second factor, asks for a code, and again after a wrong one', async () => {
  const answer = await submit('/forms/sign_in', { login: 'twofactor@yulduz.test', password: 'Yulduz-2026' });
  expect(answer.headers.location).toBe('/forms/sign_in?step=code');
  expect(answer.cookies.filter((line) => !line.startsWith(serverCookieNames.typedFields))).toEqual([]);
  const wrong = await submit('/forms/sign_in', {
    login: 'twofactor@yulduz.test',
    password: 'Yulduz-2026',
    code: '000000',
  });
  expect(wrong.headers.location).toMatch(/step=code/);
  expect(wrong.headers.location).toMatch(/field=code/);
});

test('the plain sign-up form, filled in, sets a session cookie and redirects to the home page', async () => {
  const answer = await submit('/forms/sign_up', {
    auth_type: 'email',
    email: 'no-script@example.uz',
    password: 'Yulduz-2026',
    currency: 'UZS',
    terms: 'on',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/');
  expect(answer.cookies[0]).toMatch(/^sid=/);
});

test('the plain sign-in form, sent from another site, gets 403 and no cookies', async () => {
  const foreignHeaders: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreignHeaders) {
    const answer = await submit('/forms/sign_in', demo, headers);
    expect(answer.status).toBe(403);
    expect(answer.cookies.filter((line) => !line.startsWith(serverCookieNames.typedFields))).toEqual([]);
  }
});

test('the plain password form, with a wrong password, redirects without it; other sites get 403, guests a redirect', async () => {
  const { cookie } = await signIn(site.origin, 'ru@yulduz.test');
  const passwords = { old_password: 'Wrong-zq82', password: 'Yangi-zq82', repeat_password: 'Yangi-zq82' };
  const path = '/ru/profile/security?form=password';
  const refused = await submit(path, passwords, { cookie });
  expect(refused.status).toBe(303);
  expect(refused.headers.location).toBe(
    '/ru/profile/security?form=password&error=security.oldPasswordWrong&field=old_password',
  );
  expect(refused.headers['cache-control']).toBe('private, no-store');
  expect((await submit(path, passwords, { cookie, origin: 'https://evil.test' })).status).toBe(403);
  const guest = await submit(path, passwords);
  expect([guest.status, guest.headers.location]).toEqual([303, '/ru/profile/security']);
  expect(site.output()).not.toContain('zq82');
});

test('the answer to the second factor form contains the secret key with no-store, and the log does not contain it', async () => {
  const { cookie } = await signIn(site.origin, 'ru@yulduz.test');
  const answer = await submit('/ru/profile/security?form=factor', { enable: '1' }, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store, no-transform');
  const [, secret = ''] = /<code>([A-Z2-7 ]{39})<\/code>/.exec(answer.text) ?? [];
  expect(answer.text).toContain('<svg');
  expect(secret).not.toBe('');
  expect(site.output()).not.toContain(secret.replaceAll(' ', ''));
});

test('the plain sign-in form, with too large a body, gets 413, and with a broken one sets no cookies', async () => {
  expect((await submit('/forms/sign_in', { login: 'x'.repeat(200_000), password: 'y' })).status).toBe(413);
  const broken = await submit('/forms/sign_in', demo, { 'content-type': 'application/json' });
  expect(broken.status).toBeLessThan(500);
  expect(broken.cookies).toEqual([]);
});
