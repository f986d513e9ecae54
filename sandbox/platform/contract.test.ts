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
  };
  return inputs[name] ?? {};
}

/** These need a code from the outbox; auth.test.ts answers for them. */
const needCodes = ['account.confirmTwoFactorAuth', 'account.sendconfirmationtocontact', 'account.confirmContact'];

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

test('methods that are not answered, or not known, are MethodNotFound', async () => {
  const answered = new Set(answers.map(({ method }) => method.name));
  const others = methods.filter(({ name }) => !answered.has(name));
  expect(others.length).toBeGreaterThan(0);
  for (const { name, verb } of [...others, { name: 'account.toString', verb: 'GET' }, { name: 'a.b', verb: 'POST' }]) {
    const { status, body } = await (verb === 'GET' ? player.get(name) : player.post(name));
    expect([status, body.error.type], name).toEqual([404, 'MethodNotFoundException']);
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
