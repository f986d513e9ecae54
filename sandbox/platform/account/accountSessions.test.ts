import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { placeOf } from '#sandbox/platform/rewards/placeOf.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const credentials = { login: 'demo@yulduz.test', password: DEMO_PASSWORD };

test.each([
  [phone, 'Chrome · Android'],
  [laptop, 'Firefox · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge · macOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 YaBrowser/25.10 Safari/537.36',
    'Yandex Browser · Linux',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0 Safari/537.36',
    'Chrome · Linux',
  ],
  ['curl/8.0', ''],
])('placeOf, for the user agent %s, returns the device and the client IP', (agent, device) => {
  const socket = { remoteAddress: '10.0.0.1' } as Parameters<typeof placeOf>[0]['socket'];
  expect(placeOf({ headers: { 'user-agent': agent }, socket })).toEqual({ device, ip: '10.0.0.1' });
  const headers = { 'user-agent': agent, 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
  expect(placeOf({ headers, socket }).ip).toBe('203.0.113.7');
});

test('account.getSessions lists own sessions; revokeSession ends one and revokeOtherSessions the rest', async () => {
  const [one, two, three] = [1, 2, 3].map(() => createVisitor(sandbox.url)) as [
    SandboxVisitor,
    SandboxVisitor,
    SandboxVisitor,
  ];
  await one.post('auth.login', credentials, { 'user-agent': phone, 'x-forwarded-for': '203.0.113.7' });
  await two.post('auth.login', credentials, { 'user-agent': laptop });
  sandbox.world.clock.advance(61_000);
  await three.post('auth.login', credentials, { 'user-agent': laptop });
  const list = async () => (await three.get('account.getSessions')).body.data.items;
  const items = await list();
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({ device: 'Firefox · Windows', is_current: true });
  const away = items.find(({ device }: { device: string }) => device === 'Chrome · Android');
  expect(away).toMatchObject({ ip: '203.0.113.7', is_current: false });
  // The id of a session is not a valid cookie.
  const forged = await fetch(`${sandbox.url}/api/account.getInfo?version=2.34`, {
    headers: { cookie: `sid=${away.id}` },
  });
  expect((await forged.json()).data.uid).toBe(0);
  const revoke = (id: string) => three.post('account.revokeSession', { id });
  expect((await revoke(away.id)).body).toEqual({ data: 1 });
  expect((await one.get('account.getInfo')).body.data.uid).toBe(0);
  expect((await revoke(away.id)).body.error.error_data).toHaveProperty('id');
  expect((await revoke(items[0].id)).body.error.error_data).toHaveProperty('id');
  const other = createVisitor(sandbox.url);
  await other.login('ru@yulduz.test');
  const foreign = await other.post('account.revokeSession', { id: (await list())[1].id });
  expect(foreign.body.error.error_data).toHaveProperty('id');
  expect((await three.post('account.revokeOtherSessions')).body).toEqual({ data: 1 });
  expect((await two.get('account.getInfo')).body.data.uid).toBe(0);
  expect(await list()).toHaveLength(1);
});

test('auth.login, from a new device, e-mails the player once', async () => {
  const login = { login: 'cashback@yulduz.test', password: DEMO_PASSWORD };
  const enter = (agent: string) => createVisitor(sandbox.url).post('auth.login', login, { 'user-agent': agent });
  const emails = () => sandbox.world.messages.outbox.latest(50).filter(({ recipient }) => recipient === login.login);
  await enter(phone);
  expect(emails()).toEqual([]);
  await enter(laptop);
  expect(emails().map(({ text }) => text)).toEqual([expect.stringContaining('Firefox · Windows')]);
  await enter(laptop);
  await enter(phone);
  expect(emails()).toHaveLength(1);
});
