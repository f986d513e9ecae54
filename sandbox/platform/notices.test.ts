import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
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

const listed = async (visitor: SandboxVisitor) => (await visitor.get('account.getNotices')).body.data.items;

test('account.changepassword adds a security notice on every device and no club notification', async () => {
  const [here, there] = [createVisitor(sandbox.url, 'uz'), createVisitor(sandbox.url, 'ru')];
  await here.login('ru@yulduz.test');
  const next = 'Registon-1441';
  const body = { old_password: DEMO_PASSWORD, password: next, repeat_password: next };
  expect((await here.post('account.changepassword', body)).body).toEqual({ data: 1 });
  await there.post('auth.login', { login: 'ru@yulduz.test', password: next });
  const newest = (await listed(there)).find(({ trigger }: { trigger: string }) => trigger === 'password');
  expect(newest).toMatchObject({ trigger: 'password', title: 'Пароль изменён', is_read: false });
  expect(newest.message).toContain('смените пароль');
  const club = (await there.get('loyalty.getnotifications')).body.data.items;
  expect(club.map(({ trigger }: { trigger: string }) => trigger)).not.toContain('password');
  expect((await there.post('account.readNotices')).body).toEqual({ data: 1 });
  expect((await listed(here)).every(({ is_read }: { is_read: boolean }) => is_read)).toBe(true);
});

test('account.getNotices, with more than twenty notices, returns the twenty newest, newest first', async () => {
  const visitor = createVisitor(sandbox.url, 'uz');
  await visitor.login('rich@yulduz.test');
  // The first call stores the pending notices of the club.
  await listed(visitor);
  for (let time = 0; time < 25; time += 1) sandbox.world.rewards.club.warn(4, 'new_device', `Chrome ${time}`);
  const items = await listed(visitor);
  expect(items).toHaveLength(20);
  expect(items[0].message).toContain('Chrome 24');
});
