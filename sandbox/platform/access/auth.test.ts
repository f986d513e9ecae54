import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#sandbox/demo/demoPlayers.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const visit = (locale?: string) => createVisitor(sandbox.url, locale);
const twoFactor = { login: 'twofactor@yulduz.test', password: DEMO_PASSWORD };
const codeNow = () => sandbox.world.access.secondFactor.codeNow(DEMO_TOTP_SECRET);

function lastCode(recipient: string): string {
  const message = sandbox.world.messages.outbox.latest(50).find((sent) => sent.recipient === recipient);
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
}

test('auth.login, by e-mail or by phone, sets the sid cookie; auth.logout clears the cookie and ends the session', async () => {
  for (const login of ['Demo@Yulduz.test', '+998901234567']) {
    const visitor = visit();
    const answer = await visitor.login(login);
    expect(answer.body.data).toMatchObject({ uid: 1, login: 'demo@yulduz.test' });
    expect(answer.headers.get('set-cookie')).toMatch(/sid=[\w-]{43};.*Max-Age=2592000;.*HttpOnly;.*SameSite=Lax/i);
    expect((await visitor.get('account.getInfo')).body.data.uid).toBe(1);
    expect((await visitor.get('auth.logout')).body).toEqual({ data: 1 });
    expect(visitor.cookie()).toBeUndefined();
    expect((await visitor.get('account.getInfo')).body.data.uid).toBe(0);
  }
});

test('auth.login, in a browser that has a session, opens a new session and ends the previous one', async () => {
  const visitor = visit();
  await visitor.login('demo@yulduz.test');
  const first = visitor.cookie();
  await visitor.login('ru@yulduz.test');
  expect(visitor.cookie()).not.toBe(first);
  const stale = await fetch(`${sandbox.url}/api/account.getInfo?version=2.34`, { headers: { cookie: `sid=${first}` } });
  expect(await stale.json()).toMatchObject({ data: { uid: 0 } });
});

test('auth.login, for a wrong password or an unknown login, returns the same localised error', async () => {
  const wrong = await visit('ru').post('auth.login', { login: 'demo@yulduz.test', password: 'nope' });
  const unknown = await visit('ru').post('auth.login', { login: 'nobody@yulduz.test', password: 'nope' });
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body.error).toMatchObject({ type: 'AuthorizationException', message: 'Неверный логин или пароль' });
});

test('auth.login of a two-factor player, for each state of the code, returns the error markers of A-50 and A-51', async () => {
  const visitor = visit();
  const refusal = await visitor.post('auth.login', twoFactor);
  expect(refusal.body.error).toMatchObject({
    type: 'AuthorizationException',
    message: 'two_factor_auth is enable. Resend time is 60',
    error_data: { resend_time: 60 },
  });
  const messageOf = async (code: string) =>
    (await visitor.post('auth.login', { ...twoFactor, code })).body.error?.message;
  expect(await messageOf('12ab')).toBe('the code must contain 6 digits');
  expect(await messageOf(codeNow() === '000000' ? '000001' : '000000')).toBe('two_factor_auth: code is invalid');
  const late = codeNow();
  sandbox.world.clock.advance(180_000);
  expect(await messageOf(late)).toBe('Time expired');
  expect(visitor.cookie()).toBeUndefined();
  const entered = await visitor.post('auth.login', { ...twoFactor, code: codeNow() });
  expect(entered.body.data).toMatchObject({ two_factor_auth: true });
});

test('a second-factor code is sent again only after a minute, and signs in once, even for concurrent requests (A-52)', async () => {
  sandbox.world.clock.advance(600_000);
  const ask = async () => (await visit().post('auth.login', twoFactor)).body.error;
  const emails = () =>
    sandbox.world.messages.outbox.latest(50).filter(({ recipient }) => recipient === twoFactor.login).length;
  const before = emails();
  expect((await ask()).error_data).toEqual({ resend_time: 60 });
  sandbox.world.clock.advance(20_000);
  const early = await ask();
  expect(early.error_data.resend_time).toBeLessThanOrEqual(40);
  expect(early.message).toBe(`two_factor_auth is enable. Resend time is ${early.error_data.resend_time}`);
  expect(emails()).toBe(before + 1);
  sandbox.world.clock.advance(41_000);
  expect((await ask()).error_data).toEqual({ resend_time: 60 });
  expect(emails()).toBe(before + 2);
  const code = lastCode(twoFactor.login);
  const enter = () => visit().post('auth.login', { ...twoFactor, code });
  const both = await Promise.all([enter(), enter()]);
  expect(both.filter(({ body }) => body.data)).toHaveLength(1);
  expect((await enter()).body.error.message).toBe('two_factor_auth: code is invalid');
  // The next e-mail contains another valid code, although the 30-second step is the same.
  await ask();
  expect((await visit().post('auth.login', { ...twoFactor, code: lastCode(twoFactor.login) })).body.data).toBeDefined();
});

test('auth.login, with a wrong password and a valid second-factor code, returns WRONG_CREDENTIALS', async () => {
  const answer = await visit().post('auth.login', { ...twoFactor, password: 'wrong', code: codeNow() });
  expect(answer.body.error.code).toBe('WRONG_CREDENTIALS');
});

test('auth.login, for a banned player, returns the kind of ban and opens no session', async () => {
  const visitor = visit();
  const { status, body } = await visitor.login('banned@yulduz.test');
  expect(status).toBe(200);
  expect(body.error).toMatchObject({ type: 'UserBannedException', error_data: { ban_type: 'multi_account' } });
  expect(visitor.cookie()).toBeUndefined();
});

test('auth.register, by phone, by e-mail and by one click, opens an account with the welcome balance', async () => {
  const common = { currency: 'UZS', terms: true, notify: false };
  const cases = [
    { auth_type: 'phone', phone: '90 765-43-21', phone_country_code: 'UZ', password: 'Parol-123' },
    { auth_type: 'email', email: 'yangi@yulduz.test', password: 'Parol-123' },
    { auth_type: 'one_click' },
  ];
  for (const body of cases) {
    const visitor = visit('ru');
    const { data } = (await visitor.post('auth.register', { ...common, ...body })).body;
    const info = (await visitor.get('account.getInfo')).body.data;
    expect(info).toMatchObject({ uid: data.uid, locale: 'ru', balance_main: { amount: 100_000, currency: 'UZS' } });
    expect(info.balance_fun.amount).toBe(1_000_000);
    const again = await visit().post('auth.login', { login: data.login, password: data.password ?? 'Parol-123' });
    expect(again.body.data.uid).toBe(data.uid);
  }
  expect(sandbox.world.players.accounts.findContact('998907654321')).toBeDefined();
});

test('auth.register, with an invalid or missing field, returns an error for that field alone', async () => {
  const refuse = async (body: Record<string, unknown>) => {
    const all = {
      auth_type: 'email',
      email: 'a@b.uz',
      password: 'Parol-123',
      currency: 'UZS',
      terms: true,
      notify: true,
    };
    const { error } = (await visit().post('auth.register', { ...all, ...body })).body;
    expect(error?.type).toBe('InvalidParameterException');
    return Object.keys(error.error_data);
  };
  expect(await refuse({ email: 'demo@yulduz.test' })).toEqual(['email']);
  expect(await refuse({ email: 'a@b' })).toEqual(['email']);
  expect(await refuse({ password: 'short' })).toEqual(['password']);
  expect(await refuse({ password: 'parol 123' })).toEqual(['password']);
  expect(await refuse({ terms: false })).toEqual(['terms']);
  expect(await refuse({ currency: 'GBP' })).toEqual(['currency']);
  expect(await refuse({ auth_type: 'phone', phone: '123' })).toEqual(['phone']);
  expect(await refuse({ auth_type: 'fax' })).toEqual(['auth_type']);
  expect(await refuse({ auth_type: 'social' })).toEqual(['auth_type']);
  expect(await refuse({ auth_type: undefined })).toEqual(['auth_type']);
  expect(await refuse({ currency: undefined })).toEqual(['currency']);
  expect(await refuse({ terms: undefined })).toEqual(['terms']);
});

test('auth.register, called twice at once with one e-mail, opens one account', async () => {
  const body = {
    auth_type: 'email',
    email: 'bir@yulduz.test',
    password: 'Parol-123',
    currency: 'UZS',
    terms: true,
    notify: false,
  };
  const answers = await Promise.all([visit().post('auth.register', body), visit().post('auth.register', body)]);
  expect(answers.filter(({ body: answer }) => answer.data)).toHaveLength(1);
});

test('auth.restore, with the sent code, sets the new password and ends existing sessions', async () => {
  const login = 'zero@yulduz.test';
  const signedIn = visit();
  await signedIn.login(login);
  const visitor = visit();
  const sent = await visitor.post('auth.restore', { login });
  expect(sent.body.data).toEqual({ sent_to: 'ze***@yulduz.test', resend_time: 60 });
  const early = await visitor.post('auth.restore', { login });
  expect(early.status).toBe(429);
  expect(early.body.error.type).toBe('TooManyRequestsException');
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
  const next = { login, password: 'Yangi-2026', repeat_password: 'Yangi-2026' };
  const wrong = await visitor.post('auth.restore', { ...next, code: lastCode(login) === '111111' ? '2' : '111111' });
  expect(wrong.body.error.error_data).toHaveProperty('code');
  expect((await visitor.post('auth.restore', { ...next, code: lastCode(login) })).body).toEqual({ data: 1 });
  expect((await visitor.login(login)).body.error.code).toBe('WRONG_CREDENTIALS');
  expect((await visitor.post('auth.login', { login, password: 'Yangi-2026' })).body.data.uid).toBeGreaterThan(0);
  expect((await signedIn.get('account.getInfo')).body.data.uid).toBe(0);
});

test.each(['salom', '***', 'bir ikki', '@', 'x'.repeat(10_000), '12345'])(
  'auth.restore, for %j, which no account can have for a login, refuses it and states no code',
  async (login) => {
    const { error } = (await visit().post('auth.restore', { login })).body;
    expect(error.error_data).toEqual({ login: [expect.any(String)] });
  },
);

test('auth.restore states a long number with at most six asterisks', async () => {
  const { sent_to: to } = (await visit().post('auth.restore', { login: '998901234567890' })).body.data;
  expect(to).toBe('998******7890');
});

test('auth.restore, for an unknown login, answers as if a code was sent', async () => {
  const answer = await visit().post('auth.restore', { login: 'nobody@yulduz.test' });
  expect(answer.body.data).toEqual({ sent_to: 'no***@yulduz.test', resend_time: 60 });
});

test('auth.restore, called again and with wrong codes, answers the same for an unknown login as for a player', async () => {
  const steps = async (login: string) => {
    const first = (await visit().post('auth.restore', { login })).body;
    const second = await visit().post('auth.restore', { login });
    const next = { login, code: '12', password: 'Yangi-2026', repeat_password: 'Yangi-2026' };
    const tries = [];
    for (let time = 0; time < 7; time += 1)
      tries.push((await visit().post('auth.restore', next)).body.error.error_data);
    return { sentTo: first.data.sent_to !== undefined, wait: first.data.resend_time, again: second.status, tries };
  };
  const unknown = await steps('stranger@yulduz.test');
  expect(unknown.again).toBe(429);
  expect(await steps('rich@yulduz.test')).toEqual(unknown);
  expect((await visit().post('auth.restore', { login: 'demo@yulduz.test' })).body.data.sent_to).toBe(
    'de***@yulduz.test',
  );
  const { world } = sandbox;
  const phone = world.players.accounts.contactsOf(world.players.accounts.byLogin('demo@yulduz.test')?.uid ?? 0)[1]
    ?.contact;
  if (phone) expect((await visit().post('auth.restore', { login: phone })).status).toBe(200);
});

test('account.confirmContact, from another visitor, cannot use up the owner’s code, whether guessed or known', async () => {
  const owner = visit();
  const contact = 'egasi@yulduz.test';
  const form = {
    auth_type: 'email',
    email: contact,
    password: 'Parol-123',
    currency: 'UZS',
    terms: true,
    notify: false,
  };
  await owner.post('auth.register', form);
  await owner.post('account.sendconfirmationtocontact', { contact });
  const code = lastCode(contact);
  const other = visit();
  await other.login('ru@yulduz.test');
  expect((await other.post('account.confirmContact', { contact, code })).body.error.error_data).toHaveProperty(
    'contact',
  );
  const texts = [];
  for (let time = 0; time < 7; time += 1) {
    const { error } = (await visit().post('account.confirmContact', { contact, code: '12' })).body;
    texts.push(error.error_data.code[0]);
  }
  // After too many wrong codes, other visitors are refused even with the right one.
  expect(new Set(texts).size).toBe(2);
  expect((await visit().post('account.confirmContact', { contact, code })).body.error.error_data).toHaveProperty(
    'code',
  );
  expect((await owner.post('account.confirmContact', { contact, code })).body).toEqual({ data: 1 });
  expect((await owner.post('account.confirmContact', { contact, code })).body.error.error_data).toHaveProperty('code');
});

test('account.changeTwoFactorAuth, once its code is confirmed, turns the second factor on and off', async () => {
  const visitor = visit();
  await visitor.login('rich@yulduz.test');
  const on = await visitor.post('account.changeTwoFactorAuth', { enable: '1' });
  const { secret } = on.body.data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(on.body.data).toEqual({
    need_confirm: true,
    is_sent: true,
    resend_time: 60,
    secret,
    otpauth_url: expect.stringMatching(new RegExp(`^otpauth://totp/Yulduz:rich%40yulduz.test\\?.*secret=${secret}`)),
  });
  expect((await visitor.get('account.getInfo')).body.data.two_factor_auth).toBe(false);
  const confirm = () => visitor.post('account.confirmTwoFactorAuth', { code: lastCode('rich@yulduz.test') });
  expect((await confirm()).body).toEqual({ data: 1 });
  expect((await visitor.get('account.getInfo')).body.data.two_factor_auth).toBe(true);
  expect((await visit().login('rich@yulduz.test')).body.error.message).toMatch(/two_factor_auth is enable/);
  const off = await visitor.post('account.changeTwoFactorAuth', { enable: '0' });
  expect(off.body.data).not.toHaveProperty('secret');
  expect((await confirm()).body).toEqual({ data: 1 });
  expect((await visit().login('rich@yulduz.test')).body.data.two_factor_auth).toBe(false);
});

test('account.confirmContact, with the sent code, confirms the contact; a second code within the wait gets 429', async () => {
  const visitor = visit();
  const contact = 'tasdiq@yulduz.test';
  await visitor.post('auth.register', {
    auth_type: 'email',
    email: contact,
    password: 'Parol-123',
    currency: 'UZS',
    terms: true,
    notify: false,
  });
  expect((await visitor.post('account.sendconfirmationtocontact', { contact })).body).toEqual({ data: 1 });
  const early = await visitor.post('account.sendconfirmationtocontact', { contact });
  expect(early.status).toBe(429);
  expect(early.body.error.error_data.resend_time).toBeGreaterThan(0);
  const wrong = await visitor.post('account.confirmContact', { contact, code: 'abcdef' });
  expect(wrong.body.error.error_data).toHaveProperty('code');
  expect((await visitor.post('account.confirmContact', { contact, code: lastCode(contact) })).body).toEqual({
    data: 1,
  });
  const profile = await visitor.get('account.getprofileinfo', { fields: 'contacts' });
  expect(profile.body.data.contacts).toMatchObject([{ contact, is_confirmed: true }]);
  const foreign = await visitor.post('account.sendconfirmationtocontact', { contact: 'demo@yulduz.test' });
  expect(foreign.body.error.type).toBe('InvalidParameterException');
});

test('auth.register, with a character_id, sets the club character; an unknown id is refused by that field', async () => {
  const register = (visitor: ReturnType<typeof visit>, character_id: string) =>
    visitor.post('auth.register', {
      auth_type: 'one_click',
      currency: 'UZS',
      terms: true,
      notify: false,
      character_id,
    });
  const visitor = visit();
  expect((await register(visitor, '3')).body.data.uid).toBeGreaterThan(0);
  expect((await visitor.get('loyalty.getinfo')).body.data.character).toMatchObject({ id: 3 });
  expect((await register(visit(), '99')).body.error.error_data).toHaveProperty('character_id');
});
