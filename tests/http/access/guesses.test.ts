import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

/** The limits of an operator who changes nothing; each request comes from another network. */
let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
});
afterAll(() => site?.stop());

let networks = 0;
function network(): Record<string, string> {
  networks += 1;
  return { 'x-forwarded-for': `198.${networks >> 8}.${networks & 255}.7` };
}
const owner = { login: 'twofactor@yulduz.test', password: 'Yulduz-2026' };
const jar = (lines: readonly string[]) => lines.map((line) => line.split(';', 1)[0]).join('; ');
const post = (method: string, fields: Record<string, string>, cookie = '') =>
  postForm(site.origin, `/api/${method}`, fields, { ...network(), cookie });

/** What became of each of 120 tries: answered, or refused before the platform. */
async function answeredOf(guess: () => Promise<{ status: number; headers: object }>, tries = 120): Promise<number> {
  let answered = 0;
  for (let index = 0; index < tries; index += 1) answered += (await guess()).status === 429 ? 0 : 1;
  return answered;
}

/** Signs the owner in with the code from the letter. */
async function signedIn(cookie = ''): Promise<string> {
  const refusal = await post('auth.login', owner, cookie);
  expect(refusal.json().error?.message).toContain('two_factor_auth is enable');
  const entered = await post('auth.login', { ...owner, code: await codeSentTo(site.sandbox, owner.login) }, cookie);
  expect(entered.json().data).toBeDefined();
  return jar(entered.cookies);
}

test('codes are guessed five times per session and account, whatever the network, and the owner gets in on a known device', async () => {
  const device = await signedIn();
  // A stolen session: the switch of the second factor, by /api and by the form without JavaScript.
  const stolen = device.split('; ').find((pair) => pair.startsWith('sid=')) ?? '';
  await post('account.changeTwoFactorAuth', { enable: '0' }, stolen);
  const guess = () => post('account.confirmTwoFactorAuth', { code: '000000' }, stolen);
  expect(await answeredOf(guess, 6)).toBe(5);
  const locked = await post('account.confirmTwoFactorAuth', { code: '000000' }, `${stolen}; __Host-sid_p=1`);
  expect(locked.json().error).toMatchObject({ code: 'CODE_LOCKED', error_data: { resend_time: expect.any(Number) } });
  const form = await ask(site.origin, '/profile/security?form=factorCode', {
    method: 'POST',
    headers: { ...network(), cookie: stolen, origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'code=000000',
  });
  expect(form.headers.location).toMatch(/error=errors\.codeLocked&wait=\d{2,3}\b/);
  const page = await ask(site.origin, String(form.headers.location), { headers: { cookie: stolen } });
  expect(/daqiqadan soʻng ochiladi[^<]*parolni tiklang/.exec(page.text)?.[0]).toBeDefined();

  expect(await answeredOf(guess, 114)).toBe(0);

  // The password is known, the code is not.
  expect(await answeredOf(() => post('auth.login', { ...owner, code: '000000' }))).toBe(5);
  const known = device
    .split('; ')
    .filter((pair) => !pair.startsWith('sid='))
    .join('; ');
  await signedIn(known);
});

test('restoring takes five wrong codes for a login, and a restored password opens the sign-in that was locked', async () => {
  const login = owner.login;
  const fields = { login, password: 'Yangi-2026', repeat_password: 'Yangi-2026' };
  // From the first test: unknown devices are locked out at the sign-in.
  expect((await post('auth.login', { ...owner, code: '000000' })).status).toBe(429);
  await post('auth.restore', { login });
  const code = await codeSentTo(site.sandbox, login);
  expect((await post('auth.restore', { ...fields, code: '999999' })).json().error?.error_data).toHaveProperty('code');
  const restored = await post('auth.restore', { ...fields, code });
  expect(restored.json()).toEqual({ data: 1 });
  const device = jar(restored.cookies);
  const refusal = await post('auth.login', { login, password: 'Yangi-2026' }, device);
  expect(refusal.json().error?.message).toContain('two_factor_auth is enable');
  const factor = await codeSentTo(site.sandbox, login);
  expect((await post('auth.login', { login, password: 'Yangi-2026', code: factor }, device)).json().data).toBeDefined();
  expect(await answeredOf(() => post('auth.restore', { ...fields, login: 'star@yulduz.test', code: '000000' }))).toBe(
    5,
  );
});

test('wrong restore codes for many logins together are bounded, while known devices and other visitors wait', async () => {
  let logins = 0;
  const spray = () => {
    logins += 1;
    return post('auth.restore', {
      login: `someone-${logins}@yulduz.test`,
      code: '000000',
      password: 'Yangi-2026',
      repeat_password: 'Yangi-2026',
    });
  };
  expect(await answeredOf(spray)).toBeLessThanOrEqual(40);
  const waiting = await post('auth.restore', {
    login: 'ru@yulduz.test',
    code: '000000',
    password: 'Yangi-2026',
    repeat_password: 'Yangi-2026',
  });
  expect(waiting.status).toBe(429);
  expect(waiting.cookies.join()).toContain('sign_in_wait=');
  // Asking for a code takes none of them.
  expect((await post('auth.restore', { login: 'ru@yulduz.test' })).status).toBe(200);
});
