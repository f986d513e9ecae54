import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Asked } from '../../support/wire/ask.ts';
import { askPage } from '../../support/wire/askPage.ts';
import type { Lent } from '../../support/sites/lend.ts';
import { lendSite } from '../../support/sites/lendSite.ts';
import { signIn } from '../../support/players/signIn.ts';
import type { Site } from '../../support/sites/startSite.ts';

let lent: Lent<Site>;
let site: Site;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.thing;
});
afterAll(() => lent?.giveBack());

/** A form as a browser without scripts sends it. */
function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Asked> {
  return ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const demo = { login: 'demo@yulduz.test', password: 'Yulduz-2026' };

test('the page holds a form that works without scripts', async () => {
  const { text } = await askPage(site.origin, '/ru/forms/sign_in');
  expect(text).toMatch(/formAction="\/ru\/forms\/sign_in"|action="\/ru\/forms\/sign_in"/i);
  for (const name of ['login', 'password']) expect(text).toMatch(new RegExp(`name="${name}"`));
});

test('signing in leads home with a session', async () => {
  for (const [path, home] of [
    ['/forms/sign_in', '/'],
    ['/ru/forms/sign_in', '/ru'],
  ] as const) {
    const answer = await submit(path, demo);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(home);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.cookies).toHaveLength(2);
    expect(answer.cookies[1]).toMatch(/^known_device=.*HttpOnly; SameSite=Lax$/);
    expect(answer.cookies[0]).toMatch(/^sid=[\w-]+;.*HttpOnly; SameSite=Lax$/);
    const cookie = String(answer.cookies[0]).split(';', 1)[0] as string;
    expect((await askPage(site.origin, home, { cookie })).text).toContain('Samarqand77');
  }
});

test('a wrong password comes back to the form, without what was typed', async () => {
  const answer = await submit('/ru/forms/sign_in', { ...demo, password: 'Wrong-zq81' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toMatch(/^\/ru\/forms\/sign_in\?error=[\w.]+/);
  expect(answer.headers.location).not.toMatch(/zq81|yulduz/);
  expect(answer.cookies).toEqual([]);
  const form = await askPage(site.origin, String(answer.headers.location));
  expect(form.status).toBe(200);
  expect(site.output()).not.toContain('zq81');
});

test('a form that was refused for a while says for how long, in both languages', async () => {
  const query = '?error=errors.TooManyRequestsException&wait=66';
  for (const [path, words] of [
    ['/forms/sign_in', '66 soniyadan soʻng qayta urinib koʻring'],
    ['/ru/forms/sign_in', 'Попробуйте ещё раз через 66 с'],
  ] as const)
    expect((await askPage(site.origin, path + query)).text).toContain(words);
});

test('an empty form says which field is missing', async () => {
  const answer = await submit('/forms/sign_in', { login: '', password: '' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toMatch(/field=login/);
});

test('the second factor is a step of its own', async () => {
  const answer = await submit('/forms/sign_in', { login: 'twofactor@yulduz.test', password: 'Yulduz-2026' });
  expect(answer.headers.location).toBe('/forms/sign_in?step=code');
  expect(answer.cookies).toEqual([]);
  const wrong = await submit('/forms/sign_in', {
    login: 'twofactor@yulduz.test',
    password: 'Yulduz-2026',
    code: '000000',
  });
  expect(wrong.headers.location).toMatch(/step=code/);
  expect(wrong.headers.location).toMatch(/field=code/);
});

test('signing up makes a player', async () => {
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

test('another site cannot sign a visitor in', async () => {
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of strangers) {
    const answer = await submit('/forms/sign_in', demo, headers);
    expect(answer.status).toBe(403);
    expect(answer.cookies).toEqual([]);
  }
});

test('a form of security comes back with what is wrong, never with what was typed; strangers and guests change nothing', async () => {
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

test('the key of a second factor is in the answer to its form alone, which nothing stores', async () => {
  const { cookie } = await signIn(site.origin, 'ru@yulduz.test');
  const answer = await submit('/ru/profile/security?form=factor', { enable: '1' }, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const [, secret = ''] = /<code>([A-Z2-7 ]{39})<\/code>/.exec(answer.text) ?? [];
  expect(answer.text).toContain('<svg');
  expect(secret).not.toBe('');
  expect(site.output()).not.toContain(secret.replaceAll(' ', ''));
});

test('a body that is too large or broken is refused', async () => {
  expect((await submit('/forms/sign_in', { login: 'x'.repeat(20_000), password: 'y' })).status).toBe(413);
  const broken = await submit('/forms/sign_in', demo, { 'content-type': 'application/json' });
  expect(broken.status).toBeLessThan(500);
  expect(broken.cookies).toEqual([]);
});
