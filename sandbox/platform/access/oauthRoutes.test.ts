import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

/** A browser window: stores cookies, does not follow redirects. */
function createWindow(sid?: string) {
  const jar = new Map<string, string>(sid ? [['sid', sid]] : []);
  async function open(path: string) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(sandbox.url + path, { headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  }
  const ask = async (method: string) => {
    const cookie = `sid=${jar.get('sid') ?? ''}`;
    const response = await fetch(`${sandbox.url}/api/${method}?version=2.34`, { headers: { cookie } });
    return (await response.json()).data;
  };
  const init = (query: Record<string, string>) => open(`/oauth/init?${new URLSearchParams(query)}`);
  return {
    open,
    init,
    jar,
    /** Opens the service, chooses an account and returns the path and query of the redirect back. */
    visit: async (
      account: string,
      type_auth: string,
      { redirect_url = '/ru/profile/security', service: by = 'google' } = {},
    ) => {
      const page = await init({ service: by, redirect_url, type_auth });
      const [, state = ''] = /name="state" value="([^"]+)"/.exec(page.text) ?? [];
      const chosen = account === 'deny' ? 'error=access_denied' : `account=${account}`;
      const back = state === '' ? page : await open(`/oauth/callback?state=${state}&${chosen}`);
      const url = new URL(back.location ?? '/', 'http://site');
      const { status, error, service } = Object.fromEntries(url.searchParams);
      return { status, error, service, path: url.pathname, state };
    },
    ask,
    info: () => ask('account.getInfo'),
  };
}

test('OAuth sign-in, with a linked account, opens a session and redirects to redirect_url', async () => {
  const window = createWindow();
  expect(await window.visit('demo', 'login')).toMatchObject({
    path: '/ru/profile/security',
    status: 'success',
    service: 'google',
  });
  expect(await window.info()).toMatchObject({ uid: 1, login: 'demo@yulduz.test' });
  expect(window.jar.has('oauth_state')).toBe(false);
});

test('OAuth with an unlinked account refuses login, and registers an account whose registration must be completed', async () => {
  const window = createWindow();
  expect(await window.visit('no-mail', 'login')).toMatchObject({ status: 'error', error: 'not_registered' });
  expect((await window.info()).uid).toBe(0);
  expect(await window.visit('no-mail', 'register')).toMatchObject({ status: 'success' });
  const info = await window.info();
  expect(info).toMatchObject({ is_registration_completed: false, fakename: 'Qoraqum4', locale: 'ru' });
  expect(info.balance_main.amount).toBe(100_000);
  const visitor = createVisitor(sandbox.url);
  const headers = { cookie: `sid=${window.jar.get('sid')}` };
  await visitor.post('account.saveProfileInfo', { birth_date: '01.02.1990' }, headers);
  expect((await window.info()).is_registration_completed).toBe(false);
  await visitor.post('account.addcontact', { contact: 'qoraqum@pochta.test' }, headers);
  expect((await visitor.post('account.saveProfileInfo', {}, headers)).body).toEqual({ data: 1 });
  expect((await window.info()).is_registration_completed).toBe(true);
  // The next registration with it signs in to the same account.
  const again = createWindow();
  expect(await again.visit('no-mail', 'register')).toMatchObject({ status: 'success' });
  expect((await again.info()).uid).toBe(info.uid);
});

test('OAuth, for a taken e-mail or a denied consent, returns its error and opens no session', async () => {
  const window = createWindow();
  expect(await window.visit('clash', 'register')).toMatchObject({ status: 'error', error: 'email_taken' });
  expect(await window.visit('deny', 'login')).toMatchObject({ status: 'error', error: 'access_denied' });
  expect(await window.visit('nobody', 'login')).toMatchObject({ status: 'error', error: 'access_denied' });
  expect((await window.info()).uid).toBe(0);
});

test('OAuth link offers an account by name; the password links it, with a letter, a notice and a hold; it then signs in until account.removeSocial', async () => {
  const login = 'rich@yulduz.test';
  sandbox.world.cashier.withdrawalHold = 3_600;
  const player = createVisitor(sandbox.url);
  await player.login(login);
  const socials = async () => (await player.get('account.getSocials')).body.data;
  const confirm = (offer: string, old_password: string) =>
    player.post('account.confirmSocial', { offer, old_password });
  expect(await createWindow().visit('fresh', 'link')).toMatchObject({ status: 'error', error: 'not_signed_in' });
  const window = createWindow(player.cookie());
  expect(await window.visit('demo', 'link')).toMatchObject({ status: 'error', error: 'already_linked' });
  expect(await window.visit('fresh', 'link')).toMatchObject({ status: 'confirm' });
  const { items, offer } = await socials();
  expect([items, offer]).toEqual([
    [],
    { id: expect.any(String), service: 'google', name: 'Laylak15', confirm_by: 'password' },
  ]);
  expect(await createWindow().visit('fresh', 'login')).toMatchObject({ error: 'not_registered' });
  expect((await confirm(offer.id, 'guessed')).body.error.error_data).toHaveProperty('old_password');
  expect((await confirm(offer.id, DEMO_PASSWORD)).body).toEqual({ data: 1 });
  expect(await socials()).toMatchObject({ items: [{ service: 'google', name: 'Laylak15' }], offer: null });
  expect(sandbox.world.messages.outbox.latest(1)[0]).toMatchObject({
    recipient: login,
    text: expect.stringMatching(/Google: Laylak15$/),
  });
  expect((await player.get('account.getNotices')).body.data.items).toContainEqual(
    expect.objectContaining({ trigger: 'social' }),
  );
  expect((await player.get('account.getShield')).body.data).toMatchObject({ withdrawals_wait_for: 'social' });
  expect(await window.visit('fresh', 'link')).toMatchObject({ status: 'success' });
  const other = createWindow();
  expect(await other.visit('fresh', 'login')).toMatchObject({ status: 'success' });
  expect((await other.info()).login).toBe(login);
  expect((await player.post('account.removeSocial', { service: 'google' })).body).toEqual({ data: 1 });
  expect((await player.post('account.removeSocial', { service: 'google' })).body.error.error_data).toHaveProperty(
    'service',
  );
  expect(await createWindow().visit('fresh', 'login')).toMatchObject({ error: 'not_registered' });
});

test('an offered account is not linked after five wrong passwords, ten minutes, another offer or a press to drop it', async () => {
  const player = createVisitor(sandbox.url);
  await player.login('star@yulduz.test');
  const window = createWindow(player.cookie());
  const offer = async () => {
    await window.visit('fresh', 'link');
    return (await player.get('account.getSocials')).body.data.offer.id as string;
  };
  const confirm = async (id: string, old_password = DEMO_PASSWORD) =>
    (await player.post('account.confirmSocial', { offer: id, old_password })).body.error?.error_data;
  const guessed = await offer();
  for (let index = 0; index < 5; index += 1) expect(await confirm(guessed, 'guessed')).toHaveProperty('old_password');
  expect((await player.get('account.getSocials')).body.data.offer).toBeNull();
  // The session is locked as well.
  sandbox.world.clock.advance(15 * 60_000);
  const replaced = await offer();
  const dropped = await offer();
  expect(await confirm(replaced)).toHaveProperty('offer');
  await player.post('account.dropSocial', {});
  expect(await confirm(dropped)).toHaveProperty('offer');
  const late = await offer();
  sandbox.world.clock.advance(600_000);
  expect(await confirm(late)).toHaveProperty('offer');
  expect((await player.get('account.getSocials')).body.data).toMatchObject({ items: [], offer: null });
});

test('account.removeSocial, for the only auth method of an account, is refused', async () => {
  const window = createWindow();
  await window.visit('fresh', 'register');
  const visitor = createVisitor(sandbox.url);
  const headers = { cookie: `sid=${window.jar.get('sid')}` };
  const refused = await visitor.post('account.removeSocial', { service: 'google' }, headers);
  expect(refused.body.error.error_data).toHaveProperty('service');
});

test('a player without a password links an account by a code to a confirmed contact, valid for that account only', async () => {
  const window = createWindow();
  await window.visit('fresh', 'register');
  const visitor = createVisitor(sandbox.url);
  const headers = { cookie: `sid=${window.jar.get('sid')}` };
  const offered = async (name: string) => {
    const tg_data = sandbox.world.players.telegram.sign({ id: name.length, first_name: name });
    expect((await visitor.post('account.addTelegram', { tg_data }, headers)).body).toEqual({ data: 1 });
    return (await window.ask('account.getSocials')).offer;
  };
  const send = async () => {
    await visitor.post('account.sendSocialCode', {}, headers);
    return /\d{6}/.exec(sandbox.world.messages.outbox.latest(1)[0]?.text ?? '')?.[0] ?? '';
  };
  const confirm = async (offer: string, code: string) =>
    (await visitor.post('account.confirmSocial', { offer, code }, headers)).body;
  const first = await offered('Bahor');
  expect(first).toMatchObject({ name: 'Bahor', confirm_by: 'code' });
  const old = await send();
  const second = await offered('Navroʻz');
  expect((await confirm(second.id, old)).error.error_data).toHaveProperty('code');
  expect(await confirm(second.id, await send())).toEqual({ data: 1 });
});

test('OAuth sign-in, for a player with a second factor, a ban or a time-out, returns that error', async () => {
  const {
    players: { accounts, socials, pauses },
  } = sandbox.world;
  const opened = await createWindow().visit('demo', 'login');
  expect(opened.status).toBe('success');
  const error = async () => (await createWindow().visit('demo', 'login')).error;
  accounts.update(1, { two_factor: 1 });
  expect(await error()).toBe('two_factor');
  accounts.update(1, { two_factor: 0, ban_type: 'fraud' });
  expect(await error()).toBe('user_banned');
  accounts.update(1, { ban_type: null });
  expect(socials.find('google', 'demo')?.uid).toBe(1);
  pauses.begin(1, 'time_out', '1d');
  expect(await error()).toBe('self_exclusion');
});

test('an OAuth state is accepted once, only in the browser that requested it, and expires after ten minutes', async () => {
  const window = createWindow();
  const page = await window.init({ service: 'google', redirect_url: '/', type_auth: 'register' });
  const [, state = ''] = /name="state" value="([^"]+)"/.exec(page.text) ?? [];
  const back = `/oauth/callback?state=${state}&account=no-mail`;
  expect((await createWindow().open(back)).status).toBe(400);
  expect((await window.open(back)).status).toBe(302);
  window.jar.set('oauth_state', state);
  expect((await window.open(back)).status).toBe(400);
  const late = await window.init({ service: 'google', redirect_url: '/', type_auth: 'login' });
  const [, second = ''] = /name="state" value="([^"]+)"/.exec(late.text) ?? [];
  sandbox.world.clock.advance(600_000);
  expect((await window.open(`/oauth/callback?state=${second}&account=demo`)).status).toBe(400);
});

test('OAuth init, for a foreign redirect_url, keeps only its path; invalid parameters get 400', async () => {
  const window = createWindow();
  const { path } = await window.visit('deny', 'login', { redirect_url: 'https://evil.example/steal?x=1' });
  expect(path).toBe('/steal');
  for (const query of [
    { service: 'google' },
    { service: 'google', redirect_url: '//evil.example//x' },
    { service: 'nobody', redirect_url: '/' },
    { service: 'google', redirect_url: '/', type_auth: 'steal' },
  ] as Record<string, string>[]) {
    const { status } = await window.init(query);
    expect([status, query], JSON.stringify(query)).toEqual([400, query]);
  }
  expect((await window.open('/oauth/other')).status).toBe(404);
});

test('the OAuth account page is in the language of redirect_url and contains no script', async () => {
  const ask = (redirect_url: string) => createWindow().init({ service: 'yandex', redirect_url });
  expect((await ask('/ru/')).text).toContain('<html lang="ru">');
  expect((await ask('/')).text).toContain('Hisobni tanlang');
  expect((await ask('/')).text).not.toContain('<script');
});

test('a social account without a contact, closed by its player, opens a day later at the press that says so', async () => {
  const visitBy = (type: string) => {
    const window = createWindow();
    return window
      .visit('no-mail', type, { service: 'yandex' })
      .then(({ status, error }) => ({ window, status, error }));
  };
  const { window, status } = await visitBy('register');
  expect(status).toBe('success');
  const { uid } = await window.info();
  const visitor = createVisitor(sandbox.url);
  const cookie = `sid=${window.jar.get('sid')}`;
  expect((await visitor.post('account.leave', { leaving_reason: 'rest' }, { cookie })).body).toHaveProperty('data');
  for (const type of ['login', 'register', 'restore'])
    expect(await visitBy(type), type).toMatchObject({ status: 'error', error: 'account_left_today' });
  sandbox.world.clock.advance(25 * 3_600_000);
  for (const type of ['login', 'register'])
    expect(await visitBy(type), type).toMatchObject({ status: 'error', error: 'account_left' });
  const back = await visitBy('restore');
  expect(back.status).toBe('success');
  expect(await back.window.info()).toMatchObject({ uid, has_absence: true });
  expect(await visitBy('login')).toMatchObject({ status: 'success' });
});

test('a social account closed for harm, or with a second factor, is not opened by the service alone', async () => {
  const player = sandbox.world.players.accounts.byLogin('yandex-no-mail');
  if (!player) throw new Error('no account');
  const visit = (type: string) => createWindow().visit('no-mail', type, { service: 'yandex' });
  const { accounts, pauses } = sandbox.world.players;
  accounts.update(player.uid, { left_at: 1, two_factor: 1 });
  expect(await visit('restore')).toMatchObject({ error: 'two_factor' });
  accounts.update(player.uid, { left_at: null, two_factor: 0 });
  pauses.begin(player.uid, 'self_exclusion', 'permanent');
  expect(await visit('restore')).toMatchObject({ error: 'self_exclusion' });
});
