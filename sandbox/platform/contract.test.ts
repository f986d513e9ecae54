import { afterAll, beforeAll, expect, test } from 'vitest';
import { methods } from '../../shared/api/methods.ts';
import { createVisitor, startTestSandbox, type TestSandbox, type Visitor } from '../testing/startTestSandbox.ts';
import { DEMO_PASSWORD } from '../world/demoPlayers.ts';
import { answers } from './answers.ts';

let sandbox: TestSandbox;
let player: Visitor;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
});
afterAll(() => sandbox.remove());

/** The demo player's seeded bonus. */
function bonus(type: 'casino' | 'betting'): number | undefined {
  return sandbox.world.money.bonuses.list(1, type, ['new', 'active', 'inactive'])[0]?.id;
}

function withdrawal(): number | undefined {
  return sandbox.world.money.payments.history(1, { types: ['withdrawal'], offset: 0, count: 1 }).items[0]?.id;
}

/** A right input for each method that needs one. */
function inputOf(name: string): Record<string, unknown> {
  const game = sandbox.world.games.sysnames[0];
  const inputs: Record<string, Record<string, unknown>> = {
    'account.changelocale': { locale: 'uz' },
    'account.changeTwoFactorAuth': { enable: '1' },
    'auth.login': { login: 'ru@yulduz.test', password: DEMO_PASSWORD },
    'auth.register': { auth_type: 'one_click', currency: 'UZS', terms: true, notify: true },
    'auth.restore': { login: 'rich@yulduz.test' },
    'games.get': { options: { limit: 5 } },
    'games.addLike': { sysname: game },
    'games.removeLike': { sysname: game },
    'storage.get': { keys: ['a', 'b'] },
    'storage.set': { key: 'a', value: '1' },
    'events.handle': { event: 'page_view', path: '/' },
    'popups.get': { sysname: 'fair-play', preview: true },
    'account.saveProfileInfo': { first_name: 'Aziz', birth_date: '25.03.1998' },
    'account.addcontact': { contact: 'second@yulduz.test' },
    'account.changefakename': { fakename: 'Registon12' },
    'account.changepassword': {
      old_password: DEMO_PASSWORD,
      password: DEMO_PASSWORD,
      repeat_password: DEMO_PASSWORD,
    },
    'account.changeSubscription': { contact: 'demo@yulduz.test', subscription: '1' },
    'account.unsubscribe': { token: sandbox.world.subscriptions.token(1) },
    'loyalty.setcharacter': { id: 1 },
    'loyalty.getProgram': { sysname: 'week' },
    'loyalty.buyproduct': { id: 1 },
    'tournaments.participate': { id: sandbox.world.tournaments.list()[0]?.id },
    'support.sendFeedback': { email: 'demo@yulduz.test', text: 'Salom' },
    'freshChat.storeChatEvent': { channel_id: '1', conversation_id: '1', text: '', event: 'sent' },
    'games.createhistoryexportrequest': { date_from: '01.01.2026', date_to: '31.12.2026' },
    'account.setDepositLimit': { limit_amount: 1_000_000, period: 'day' },
    'bettingBonuses.activate': { bonus_id: bonus('betting') },
    'bettingBonuses.remove': { bonus_id: bonus('betting') },
    'bonuses.get': { count: 4, offset: 0 },
    'bonuses.activate': { bonus_id: bonus('casino') },
    'bonuses.deactivate': { bonus_id: bonus('casino') },
    'bonuses.remove': { bonus_id: bonus('casino') },
    'campaigns.checkPromocode': { promo_code: 'YULDUZ25' },
    'campaigns.activateOffer': { promo_code: 'YULDUZ25' },
    'campaigns.takepromotions': { offer_id: 3 },
    'cashier.makedeposit': { method: 'click', amount: 20_000, currency: 'UZS', requisites: { phone: '998901234567' } },
    'cashier.makewithdrawal': {
      method: 'uzcard',
      amount: 50_000,
      currency: 'UZS',
      requisites: { card: '8600 1111 2222 3333' },
    },
    'cashier.cancelwithdrawal': { id: withdrawal() },
    'cashier.getbanks': { method: 'uzcard' },
    'cashier.getdepositinfo': { id: 1 },
    'cashier.gethistory': { offset: 0, type: 'all' },
  };
  return inputs[name] ?? {};
}

/** These need a code from the outbox, an empty purse, a cashback or an applicant; the tests of their groups answer for them. */
const needCodes = [
  'account.confirmTwoFactorAuth',
  'account.sendconfirmationtocontact',
  'account.confirmContact',
  'account.setCurrency',
  'account.setUserOnVerification',
  'sumsub.getAccessToken',
  'cashbacks.payout',
  'cashbacks.remove',
];

test.each(
  answers.map(({ method }) => method).filter(({ name }) => !needCodes.includes(name) && name !== 'auth.logout'),
)('$name answers by its contract', async (method) => {
  const visitor = method.name.startsWith('auth.') ? createVisitor(sandbox.url) : player;
  const input = inputOf(method.name);
  const answer = await (method.verb === 'GET' ? visitor.get(method.name, input) : visitor.post(method.name, input));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(method.output.safeParse(answer.body.data).error, JSON.stringify(answer.body)).toBeUndefined();
});

test('letter case of a name does not matter', async () => {
  expect((await player.get('ACCOUNT.getinfo')).body.data.uid).toBe(1);
});

test('player methods refuse a guest', async () => {
  const guest = createVisitor(sandbox.url);
  for (const { method } of answers.filter((answer) => answer.method.access === 'player')) {
    const { status, body } = await (method.verb === 'GET' ? guest.get(method.name) : guest.post(method.name));
    expect([status, body.error?.type], method.name).toEqual([200, 'AuthorizationException']);
  }
});

test('the whole contract is answered, each method once, and nothing else', async () => {
  expect(answers.map(({ method }) => method.name).toSorted()).toEqual(methods.map(({ name }) => name).toSorted());
  for (const ask of [player.get('account.toString'), player.post('a.b')]) {
    const { status, body } = await ask;
    expect([status, body.error.type]).toEqual([404, 'MethodNotFoundException']);
  }
});

test('a wrong verb is 405, a wrong type 415, a broken body 400, one too large 413, a missing version 400', async () => {
  const url = `${sandbox.url}/api/storage.set?version=2.34&locale=uz`;
  const post = async (body: string | FormData, type?: string, headers: Record<string, string> = {}) => {
    const cookie = `sid=${player.cookie()}`;
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { cookie, ...headers, ...(type ? { 'content-type': type } : {}) },
    });
    return [response.status, (await response.json()).error.type];
  };
  const invalid = 'InvalidRequestException';
  expect((await player.get('storage.set')).status).toBe(405);
  expect((await player.post('games.get')).status).toBe(405);
  expect(await post('{"key":"a"}', 'application/json')).toEqual([415, invalid]);
  expect(await post('nonsense', 'multipart/form-data; boundary=x')).toEqual([400, invalid]);
  expect(await post('nonsense', 'multipart/form-data')).toEqual([400, invalid]);
  const large = new FormData();
  large.append('value', 'x'.repeat(10 * 1024 * 1024 + 1));
  expect(await post(large)).toEqual([413, invalid]);
  expect((await fetch(`${sandbox.url}/api/account.getInfo`)).status).toBe(400);
});

test('a field of the wrong type or left out is named, and nothing reaches a prototype', async () => {
  const missing = await player.post('storage.set', { key: 'a' });
  expect(missing.body.error).toMatchObject({
    type: 'InvalidParameterException',
    error_data: { value: [expect.any(String)] },
  });
  const wrong = await player.get('banners.get', { count: 'many' });
  expect(Object.keys(wrong.body.error.error_data)).toEqual(['count']);
  const broken = await player.get('games.get', { options: '{"limit":' });
  expect(Object.keys(broken.body.error.error_data)).toEqual(['options']);
  await player.post('storage.set', { 'key[__proto__][x]': '1', value: 'v' });
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test('storage keeps what it was given, to 4 KB', async () => {
  await player.post('storage.set', { key: 'seen', value: '42' });
  expect((await player.get('storage.get', { keys: ['seen', 'none'] })).body.data).toEqual({ seen: '42', none: null });
  const full = await player.post('storage.set', { key: 'seen', value: 'ў'.repeat(2049) });
  expect(full.body.error.type).toBe('StorageQuotaExceededException');
  for (let i = 0; i < 110; i += 1) await player.post('storage.set', { key: `k${i}`, value: '1' });
  expect((await player.get('storage.getKeys')).body.data.length).toBe(100);
});

test('the locale decides the words', async () => {
  const title = async (locale: string) =>
    (await createVisitor(sandbox.url, locale).get('banners.get')).body.data.items[0].description.title;
  expect(await title('uz')).not.toBe(await title('ru'));
  expect(await title('en')).toBe(await title('uz'));
});
