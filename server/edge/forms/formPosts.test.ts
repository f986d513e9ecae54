import express from 'express';
import { expect, test } from 'vitest';
import type { RateLimitName } from '../../../config/rateLimits.ts';
import type { TransportRequest } from '../../../shared/api/call.ts';
import { parseCollection } from '../../../shared/content/collections.ts';
import { createKnownDevices } from '../../http/session/createKnownDevices.ts';
import { createRateLimiter } from '../../http/limits/createRateLimiter.ts';
import { createSolvedWaits } from '../../http/limits/createSolvedWaits.ts';
import { listenForTest } from '../../http/listenForTest.ts';
import { requestContext } from '../../http/requestContext.ts';
import { formPosts } from './formPosts.ts';

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
const settings: Record<string, unknown> = {
  'account.getContactPhoneSettings': {
    default_country_code: 'UZ',
    resend_time: 60,
    countries: [
      { code: 'UZ', phone_code: '998', mask: '## ###-##-##', name: 'Oʻzbekiston' },
      { code: 'KZ', phone_code: '7', mask: '### ###-##-##', name: 'Qozogʻiston' },
    ],
  },
  'metadata.getgeneralinfo': {
    analytic: {},
    available_currencies: ['UZS'],
    available_locales: ['uz', 'ru'],
    default_currency: 'UZS',
    is_seon_enabled: false,
    domain_state: 'active',
    domain_type: 'main',
    time_to_force_logout: null,
    is_bonus_isolation_enabled: false,
    is_game_history_export_enabled: false,
    user_inactivity_cashier_time: null,
    user_inactivity_pp_time: null,
  },
};
const secondFactor = (message: string) => ({ error: { type: 'AuthorizationException', message } });
const authConfig = { authTypes: ['phone', 'email', 'oneClick'] };

/** A site whose platform answers the form's own call with `body`, and a browser that sends forms to it. */
async function start(body: object, perMinute = (_name: RateLimitName) => Infinity, now?: () => number) {
  const calls: TransportRequest[] = [];
  const app = express().set('trust proxy', 'loopback');
  app.use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false, FRAME_ANCESTORS: ['https://web.telegram.org'] }),
    ...formPosts({
      env: { PUBLIC_ORIGIN: undefined, SESSION_COOKIE: ['sid'] },
      limit: createRateLimiter({ perMinute }),
      devices: createKnownDevices({ SESSION_COOKIE: ['sid'] }),
      waits: createSolvedWaits({ env: {}, isSecure: () => true, ...(now ? { now } : {}) }),
      isSecure: () => true,
      content: () => (name) => Promise.resolve(parseCollection(name, name === 'auth-config' ? authConfig : {})),
      transportFor: () => ({
        cookies: () => ('data' in body ? ['sid=new; HttpOnly'] : ['lang=uz']),
        transport: (request) => {
          const known = settings[request.name];
          if (!known) calls.push(request);
          return Promise.resolve({
            status: 200,
            body: known ? { data: known } : body,
            headers: { get: () => null },
          });
        },
      }),
    }),
    (_req, res) => void res.status(404).send('page'),
  );
  const { origin } = await listenForTest(app);
  const send = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(fields),
    });
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      cookie: answer.headers.get('set-cookie'),
      cache: answer.headers.get('cache-control'),
      text: await answer.text(),
    };
  };
  return { calls, send };
}

test('the sign-in form, with valid credentials, sets the session and device cookies and leads home', async () => {
  const { calls, send } = await start({ data: account });
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
    const { send } = await start(body);
    const answer = await send('/forms/sign_in', { login: 'zuhro', password: 'maxfiy-soʻz', ...fields });
    expect(answer).toMatchObject({ status: 303, location: `/forms/sign_in?${query}` });
  },
);

test('the sign-up form registers a phone with the country its number names, else the chosen one', async () => {
  const { calls, send } = await start({ data: { uid: 8, login: '77011234567' } });
  const fields = { auth_type: 'phone', password: 'a1b2c3', terms: 'on' };
  expect(await send('/forms/sign_up', { ...fields, phone: '90 123 45 67' })).toMatchObject({
    status: 303,
    location: '/',
  });
  await send('/forms/sign_up', { ...fields, phone: '+7 701 123-45-67' });
  await send('/forms/sign_up', { ...fields, phone: '998901234567', phone_country_code: 'KZ' });
  expect(calls.map(({ input }) => input)).toMatchObject([
    { phone: '+998901234567', phone_country_code: 'UZ', terms: true, notify: false, currency: 'UZS' },
    { phone: '+77011234567', phone_country_code: 'KZ' },
    { phone: '+998901234567', phone_country_code: 'UZ' },
  ]);
});

test.each([
  ['phone', { phone: '90 123' }, 'error=validation.phone&field=phone&type=phone'],
  ['phone', { phone: '+44 20 7946 0958' }, 'error=validation.phone&field=phone&type=phone'],
  ['phone', { phone: '901234567', password: 'abc' }, 'error=auth.passwordRule&field=password&type=phone'],
  ['email', { email: 'zuhro@yulduz.test', terms: '' }, 'error=validation.checkbox&field=terms&type=email'],
])(
  'the sign-up form by %s, with %o, redirects to itself with the error and calls nothing',
  async (auth_type, fields, query) => {
    const { calls, send } = await start({});
    const answer = await send('/forms/sign_up', { auth_type, password: 'a1b2c3', terms: 'on', ...fields });
    expect(answer.location).toBe(`/forms/sign_up?${query}`);
    expect(calls).toEqual([]);
  },
);

test('the sign-up form, when the platform refuses the e-mail, shows auth.contactRefused', async () => {
  const taken = { error: { type: 'InvalidParameterException', message: '', error_data: { email: ['Band'] } } };
  const { send } = await start(taken);
  const fields = { auth_type: 'email', email: 'zuhro@yulduz.test', password: 'a1b2c3', terms: 'on' };
  expect((await send('/forms/sign_up', fields)).location).toBe(
    '/forms/sign_up?error=auth.contactRefused&field=email&type=email',
  );
});

test('the one-click sign-up shows the generated password, escaped, in the answer', async () => {
  const { send } = await start({ data: { uid: 9, login: '12345678', password: 'a<b>&"c' } });
  const answer = await send('/forms/sign_up', { auth_type: 'oneClick', terms: 'on' });
  expect(answer).toMatchObject({ status: 200, cookie: 'sid=new; HttpOnly', cache: 'private, no-store' });
  expect(answer.text).toContain('<dd>a&lt;b&gt;&amp;&quot;c</dd>');
});

test('the sign-in and sign-up forms lead to a redirectUrl of the site, and keep it after a refusal', async () => {
  const signIn = '/ru/forms/sign_in?redirectUrl=%2Fru%2Foffers%3Fa%3D1&track_id=7';
  const right = await start({ data: account });
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
  const wrong = await start({ error: { type: 'AuthorizationException', message: 'no' } });
  expect((await wrong.send(signIn, { login: 'zuhro', password: 'a' })).location).toBe(
    '/ru/forms/sign_in?error=auth.wrongCredentials&track_id=7&redirectUrl=%2Fru%2Foffers%3Fa%3D1',
  );
  const up = await start({ data: { uid: 8, login: 'a@b.uz' } });
  const fields = { auth_type: 'email', email: 'a@b.uz', password: 'a1b2c3', terms: 'on' };
  expect((await up.send('/forms/sign_up?redirectUrl=%2Foffers&track_id=7', fields)).location).toBe('/offers');
  expect(up.calls).toMatchObject([{ input: { track_id: '7', email: 'a@b.uz' } }]);
});

test('a password restore takes two steps; typed text is in none of its addresses', async () => {
  const sent = await start({ data: { sent_to: 'z***@yulduz.test', resend_time: 60 } });
  expect((await sent.send('/forms/sign_in?step=restore', { login: 'zuhro@yulduz.test' })).location).toBe(
    '/forms/sign_in?step=restoreCode',
  );
  expect(sent.calls).toMatchObject([{ name: 'auth.restore', input: { login: 'zuhro@yulduz.test' } }]);
  const last = '/ru/forms/sign_in?step=restoreCode';
  const fields = { login: 'zuhro', code: '123456', password: 'a1b2c3', repeat_password: 'a1b2c3' };
  const done = await start({ data: 1 });
  expect((await done.send(last, fields)).location).toBe('/ru/forms/sign_in?step=restored');
  expect(done.calls).toMatchObject([{ name: 'auth.restore', input: fields }]);
  for (const [wrong, query] of [
    [{ login: '' }, 'error=validation.required&field=login'],
    [{ code: '123' }, 'error=validation.code&field=code'],
    [{ password: 'парол' }, 'error=auth.passwordRule&field=password'],
    [{ repeat_password: 'a1b2c4' }, 'error=validation.passwordRepeat&field=repeat_password'],
  ] as const)
    expect((await done.send(last, { ...fields, ...wrong })).location).toBe(`${last}&${query}`);
  expect(done.calls).toHaveLength(1);
  const refused = { error: { type: 'InvalidParameterException', message: '', error_data: { code: ['wrong'] } } };
  expect((await (await start(refused)).send(last, fields)).location).toBe(
    `${last}&error=profile.smsCodeError&field=code`,
  );
});

test('the restore form, over the account limit, redirects with a wait and does not call the platform', async () => {
  const wrong = { error: { type: 'InvalidParameterException', message: '', error_data: { code: ['wrong'] } } };
  const { calls, send } = await start(wrong, (name) => (name === 'account' ? 2 : Infinity));
  const fields = { login: 'zuhro', code: '123456', password: 'a1b2c3', repeat_password: 'a1b2c3' };
  const ends: (string | null)[] = [];
  for (let guess = 0; guess < 3; guess += 1)
    ends.push((await send('/forms/sign_in?step=restoreCode', fields)).location);
  expect(ends[2]).toBe('/forms/sign_in?step=restoreCode&error=errors.TooManyRequestsException&wait=60');
  expect(calls).toHaveLength(2);
});

test('the sign-out form expires the session cookie even when the platform fails; another site gets 403', async () => {
  for (const body of [{ data: 1 }, { error: { type: 'InternalServerErrorException', message: '' } }]) {
    const { calls, send } = await start(body);
    const answer = await send('/ru/forms/sign_out', {});
    expect(answer).toMatchObject({ status: 303, location: '/ru', cache: 'private, no-store' });
    expect(answer.cookie).toContain('sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(calls).toMatchObject([{ name: 'auth.logout' }]);
    expect((await send('/forms/sign_out', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  }
});

test('the sign-out form, in a frame of another site, expires the partitioned cookie with its own attributes', async () => {
  const { send } = await start({ data: 1 });
  const answer = await send('/forms/sign_out', {}, { 'sec-fetch-dest': 'iframe', cookie: '__Host-sid_p=1' });
  expect(answer.status).toBe(303);
  expect(answer.cookie).toContain('__Host-sid_p=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None; Partitioned');
});

test('the sign-in form, sent from another site, gets 403 and does not call the platform', async () => {
  const { calls, send } = await start({ data: account });
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await send('/forms/sign_in', { login: 'a', password: 'b' }, headers)).status).toBe(403);
  expect(calls).toEqual([]);
});

test('a POST to an address without a form goes to the next stage', async () => {
  const { send } = await start({ data: account });
  expect((await send('/forms/sign_inn', { login: 'a', password: 'b' })).text).toBe('page');
});

const ticket = { subject_id: '2', name: '', email: 'aziz@pochta.uz', text: 'Pulim <b>hali</b> kelmadi' };

test('the ticket form sends the ticket with its number and redirects to a page with the number', async () => {
  const { calls, send } = await start({ data: 1 });
  const answer = await send('/ru/support', ticket);
  expect(answer.status).toBe(303);
  const [, number] = /^\/ru\/support\?step=sent&case=([A-Z\d]{7})#write$/.exec(String(answer.location)) ?? [];
  expect(number).toBeTruthy();
  expect(calls).toMatchObject([
    {
      name: 'support.sendFeedback',
      input: { subject_id: '2', email: ticket.email, text: `${ticket.text}\n\n#${number}` },
    },
  ]);
  expect(calls[0]?.input).toHaveProperty('name', '');
});

test('a refused ticket is returned as it was typed, escaped, in the answer itself', async () => {
  const { calls, send } = await start({ data: 1 });
  const wrong = await send('/support', { ...ticket, email: 'aziz' });
  expect(wrong).toMatchObject({ status: 200, location: null, cache: 'private, no-store' });
  expect(wrong.text).toContain('Pulim &lt;b&gt;hali&lt;/b&gt; kelmadi</textarea>');
  expect(wrong.text).toContain('aria-describedby="problem" value="aziz"');
  expect(wrong.text).toContain('name="subject_id" value="2"');
  expect(calls).toEqual([]);
  const broken = await start({ error: { type: 'InternalServerErrorException', message: '' } });
  const failed = await broken.send('/ru/support', ticket);
  expect(failed.text).toContain('Сервер не ответил');
  expect(failed.text).toContain('action="/ru/support"');
});

test('a ticket over the rate limit is returned as it was typed, in the answer itself', async () => {
  const { calls, send } = await start({ data: 1 }, () => 1);
  expect((await send('/ru/support', ticket)).status).toBe(303);
  const refused = await send('/ru/support', ticket);
  expect(refused).toMatchObject({ status: 200, location: null });
  expect(refused.text).toContain('Слишком много писем');
  expect(refused.text).toContain('Pulim &lt;b&gt;hali&lt;/b&gt; kelmadi</textarea>');
  expect(calls.length).toBe(1);
});

test('the sign-in form limits failures of one login in all its spellings; successes do not count', async () => {
  const perMinute = (name: RateLimitName) => (name === 'account' ? 2 : Infinity);
  const knows = await start({ data: account }, perMinute);
  for (let visit = 0; visit < 5; visit += 1)
    expect((await knows.send('/forms/sign_in', { login: 'zuhro', password: 'a' })).location).toBe('/');
  const guesses = await start({ error: { type: 'AuthorizationException', message: 'no' } }, perMinute);
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
  const { calls, send } = await start(
    { error: { type: 'AuthorizationException', message: 'no' } },
    perMinute,
    () => clock.at,
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

test('the unsubscribe form ends the subscription; after a failure its address has the link’s parameters', async () => {
  const { calls, send } = await start({ data: 1 });
  const link = '/ru/unsubscribe?token=1.ab&type=email&utm=x';
  expect(await send(link, {})).toMatchObject({ status: 303, location: '/ru/unsubscribe?step=done' });
  expect(calls).toMatchObject([{ name: 'account.unsubscribe', input: { token: '1.ab', type: 'email' } }]);
  expect((await send('/unsubscribe', {})).location).toBe('/unsubscribe?error=errors.InvalidParameterException');
  const broken = await start({ error: { type: 'InternalServerErrorException', message: '' } });
  expect((await broken.send(link, {})).location).toBe(
    '/ru/unsubscribe?error=errors.InternalServerErrorException&token=1.ab&type=email',
  );
});

test('a refused confirmation redirects with the contact of its link, without the code and typed text', async () => {
  const { send } = await start({
    error: { type: 'InvalidParameterException', message: '', error_data: { code: ['x'] } },
  });
  const typed = { contact: 'typed@example.com', code: '123456' };
  expect((await send('/ru/confirmation?form=confirm&contact=a%40yulduz.test&code=654321', typed)).location).toBe(
    '/ru/confirmation?form=confirm&error=profile.smsCodeError&field=code&contact=a%40yulduz.test',
  );
  expect((await send('/confirmation?form=confirm', typed)).location).toBe(
    '/confirmation?form=confirm&error=profile.smsCodeError&field=code',
  );
  const taken = await start({ data: 1 });
  expect((await taken.send('/ru/confirmation?form=confirm', typed)).location).toBe('/ru/confirmation/success');
});

test('the language form of the settings sets the locale cookie and redirects to the language', async () => {
  const { send } = await start({ data: 1 });
  const answer = await send('/profile/settings?form=locale', { locale: 'ru' });
  expect(answer.location).toBe('/ru/profile/settings');
  expect(answer.cookie).toContain('i18n_redirected=ru; Path=/; Max-Age=31536000; SameSite=Lax');
});
