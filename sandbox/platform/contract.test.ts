import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEED_MORE } from '#sandbox/testing/needMore.ts';
import { rightInput } from '#sandbox/testing/rightInput.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { methods } from '#shared/api/methods.ts';
import { answers } from './answers.ts';

let sandbox: TestSandbox;
let player: SandboxVisitor;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
});
afterAll(() => sandbox.remove());

test.each(
  answers.map(({ method }) => method).filter(({ name }) => !NEED_MORE.includes(name) && name !== 'auth.logout'),
)('$name, with valid input, returns 200, no-store and data that fits its contract', async (method) => {
  const visitor = method.name.startsWith('auth.') ? createVisitor(sandbox.url) : player;
  const input = rightInput(sandbox, method.name);
  const answer = await (method.verb === 'GET' ? visitor.get(method.name, input) : visitor.post(method.name, input));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(method.output.safeParse(answer.body.data).error, JSON.stringify(answer.body)).toBeUndefined();
});

test('a method name, in any letter case, is found', async () => {
  expect((await player.get('ACCOUNT.getinfo')).body.data.uid).toBe(1);
});

test('the platform answers each method of the contract once, and 404 for unknown ones', async () => {
  expect(answers.map(({ method }) => method.name).toSorted()).toEqual(methods.map(({ name }) => name).toSorted());
  for (const ask of [player.get('account.toString'), player.post('a.b')]) {
    const { status, body } = await ask;
    expect([status, body.error.type]).toEqual([404, 'MethodNotFoundException']);
  }
});

test('a request with a wrong verb, media type, body, size or no version gets 405, 415, 400, 413 or 400', async () => {
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

test('a missing or mistyped field is returned in error_data, and a __proto__ key does not pollute the prototype', async () => {
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

test('storage.set stores a value of up to 4 KB, under at most 100 keys', async () => {
  await player.post('storage.set', { key: 'seen', value: '42' });
  expect((await player.get('storage.get', { keys: ['seen', 'none'] })).body.data).toEqual({ seen: '42', none: null });
  const full = await player.post('storage.set', { key: 'seen', value: 'ў'.repeat(2049) });
  expect(full.body.error.type).toBe('StorageQuotaExceededException');
  for (let i = 0; i < 110; i += 1) await player.post('storage.set', { key: `k${i}`, value: '1' });
  expect((await player.get('storage.getKeys')).body.data.length).toBe(100);
});

test('banners.get, for uz and ru, returns localised titles, and for an unknown locale those of uz', async () => {
  const title = async (locale: string) =>
    (await createVisitor(sandbox.url, locale).get('banners.get')).body.data.items[0].description.title;
  expect(await title('uz')).not.toBe(await title('ru'));
  expect(await title('en')).toBe(await title('uz'));
});
