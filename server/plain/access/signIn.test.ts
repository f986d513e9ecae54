import { expect, test } from 'vitest';
import type { RateLimitName } from '#config/rateLimits.ts';
import { formSite } from '#server/plain/forms/formSite.testing.ts';

const account = {
  uid: 7,
  reg_time: 1,
  login: 'zuhro@yulduz.test',
  fakename: null,
  is_subscribed: false,
  balance_main: { amount: 0, currency: 'UZS' },
  balance_bonus: { amount: 0, currency: 'UZS' },
  balance_betting_bonus: { amount: 0, currency: 'UZS' },
  balance_fun: { amount: 0, currency: 'UZS' },
  is_on_verification: false,
  is_verified: false,
  is_kyc_block_enabled: false,
  is_registration_completed: true,
  country_code: 'UZ',
  locale: 'uz',
  two_factor_auth: false,
};
const secondFactor = (message: string) => ({ error: { type: 'AuthorizationException', message } });

test('the sign-in form, with valid credentials, sets the session and device cookies and leads home', async () => {
  const { calls, send } = formSite({ data: account });
  const answer = await send('/ru/forms/sign_in', { login: ' +998901234567 ', password: 'qutb yulduzi' });
  expect(answer).toMatchObject({
    status: 303,
    location: '/ru',
    cookie: expect.stringMatching(/^sid=new; HttpOnly, known_device=[^,]+; HttpOnly; Secure; SameSite=Lax$/),
    cache: 'private, no-store',
  });
  expect(calls).toMatchObject([
    { name: 'auth.login', locale: 'ru', input: { login: '998901234567', password: 'qutb yulduzi' } },
  ]);
});

test.each([
  ['a wrong password', { error: { type: 'AuthorizationException', message: 'no' } }, {}, 'error=auth.wrongCredentials'],
  ['a ban', { error: { type: 'UserBannedException', message: '' } }, {}, 'error=errors.UserBannedException'],
  ['a second factor', secondFactor('two_factor_auth is enable. Resend time is 60'), {}, 'step=code'],
  [
    'a wrong code',
    secondFactor('two_factor_auth: code is invalid'),
    { code: '111111' },
    'step=code&error=profile.smsCodeError&field=code',
  ],
  ['a late code', secondFactor('Time expired'), { code: '111111' }, 'step=code&error=auth.codeExpired&field=code'],
  ['half a code', { data: account }, { code: '111' }, 'step=code&error=validation.code&field=code'],
  ['no login', { data: account }, { login: '' }, 'error=validation.required&field=login'],
])(
  'the sign-in form, after %s, redirects to itself with the error and without typed text',
  async (_name, body, fields, query) => {
    const { send } = formSite(body);
    const answer = await send('/forms/sign_in', { login: 'zuhro', password: 'maxfiy-soʻz', ...fields });
    expect(answer).toMatchObject({ status: 303, location: `/forms/sign_in?${query}` });
  },
);

test('the sign-in and sign-up forms lead to a redirectUrl of the site, and keep it after a refusal', async () => {
  const signIn = '/ru/forms/sign_in?redirectUrl=%2Fru%2Foffers%3Fa%3D1&track_id=7';
  const right = formSite({ data: account });
  expect((await right.send(signIn, { login: 'zuhro', password: 'a' })).location).toBe('/ru/offers?a=1');
  for (const elsewhere of ['https://evil.test', '//evil.test', '/\\evil.test', '/.//evil.test'])
    expect(
      (
        await right.send(`/forms/sign_in?${new URLSearchParams({ redirectUrl: elsewhere })}`, {
          login: 'a',
          password: 'a',
        })
      ).location,
    ).toBe('/');
  const wrong = formSite({ error: { type: 'AuthorizationException', message: 'no' } });
  expect((await wrong.send(signIn, { login: 'zuhro', password: 'a' })).location).toBe(
    '/ru/forms/sign_in?error=auth.wrongCredentials&track_id=7&redirectUrl=%2Fru%2Foffers%3Fa%3D1',
  );
  const up = formSite({ data: { uid: 8, login: 'a@b.uz' } });
  const fields = { auth_type: 'email', email: 'a@b.uz', password: 'q7b2c3', terms: 'on' };
  expect((await up.send('/forms/sign_up?redirectUrl=%2Foffers&track_id=7', fields)).location).toBe('/offers');
  expect(up.calls).toMatchObject([{ input: { track_id: '7', email: 'a@b.uz' } }]);
});

test('the sign-in form limits failures of one login in all its spellings; successes do not count', async () => {
  const perMinute = (name: RateLimitName) => (name === 'account' ? 2 : Infinity);
  const knows = formSite({ data: account }, { perMinute });
  for (let visit = 0; visit < 5; visit += 1)
    expect((await knows.send('/forms/sign_in', { login: 'zuhro', password: 'a' })).location).toBe('/');
  const guesses = formSite({ error: { type: 'AuthorizationException', message: 'no' } }, { perMinute });
  const ends: (string | null)[] = [];
  for (const login of ['zuhro', 'ZUHRO', ' Zuhro', 'aziz'])
    ends.push((await guesses.send('/forms/sign_in', { login, password: 'a' })).location);
  const [wrong, tooMany] = ['auth.wrongCredentials', 'errors.TooManyRequestsException&wait=60'].map(
    (id) => `/forms/sign_in?error=${id}`,
  );
  expect(ends).toEqual([wrong, wrong, tooMany, wrong]);
  expect(guesses.calls.length).toBe(3);
});

test('the sign-in form over the account limit shows the wait, and after it passes once', async () => {
  const clock = { at: Date.UTC(2026, 0, 5) };
  const perMinute = (name: RateLimitName) => (name === 'account' ? 2 : Infinity);
  const { calls, send } = formSite(
    { error: { type: 'AuthorizationException', message: 'no' } },
    { perMinute, now: () => clock.at },
  );
  const enter = (cookie = '') => send('/ru/forms/sign_in', { login: 'zuhro', password: 'a' }, { cookie });
  for (let guess = 0; guess < 2; guess += 1) await enter();
  const refused = await enter();
  const tooMany = '/ru/forms/sign_in?error=errors.TooManyRequestsException&wait=';
  expect(refused.location).toBe(`${tooMany}60`);
  const cookie = refused.cookie?.split(';', 1)[0];
  expect(cookie).toMatch(/^sign_in_wait=/);
  clock.at += 59_000;
  expect((await enter(cookie)).location).toBe(`${tooMany}1`);
  expect(calls).toHaveLength(2);
  clock.at += 1_000;
  expect((await enter(cookie)).location).toBe('/ru/forms/sign_in?error=auth.wrongCredentials');
  expect(calls).toHaveLength(3);
  expect((await enter(cookie)).location).toBe(`${tooMany}60`);
});
