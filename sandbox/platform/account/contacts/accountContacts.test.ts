import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let player: SandboxVisitor;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  sandbox.world.cashier.withdrawalHold = 86_400;
  player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
});
afterEach(() => sandbox.remove());

const DAY = 86_400_000;
const lettersTo = (recipient: string) =>
  sandbox.world.messages.outbox.latest(50).flatMap((letter) => (letter.recipient === recipient ? [letter.text] : []));
const codeTo = (recipient: string) => /\d{6}/.exec(lettersTo(recipient)[0] ?? '')?.[0] ?? '';
const change = async () => (await player.get('account.getContactChange')).body.data;
const signIn = async (login: string) =>
  (await createVisitor(sandbox.url).post('auth.login', { login, password: DEMO_PASSWORD })).body.data?.uid;

test('a confirmed contact is replaced three days after the code, with a notice to the old one, a hold, and the login', async () => {
  const { would_hold: hold, wait } = await change();
  expect([wait, hold.confirmed - hold.unconfirmed]).toEqual([259_200, 259_200]);
  expect(
    (await player.post('account.changeContact', { from: 'demo@yulduz.test', contact: 'New@yulduz.uz' })).body.data,
  ).toBe(1);
  expect((await change()).change).toMatchObject({ to: 'new@yulduz.uz', due_at: null });
  const code = codeTo('new@yulduz.uz');
  expect((await player.post('account.confirmContactChange', { code: '000000' })).body.error.error_data).toHaveProperty(
    'code',
  );
  const { due_at: due } = (await player.post('account.confirmContactChange', { code })).body.data;
  expect(due).toBeGreaterThan(sandbox.world.clock.seconds() + 259_000);
  expect(lettersTo('demo@yulduz.test')[0]).toMatch(/3\skundan keyin/);
  const shield = (await player.get('account.getShield')).body.data;
  expect(shield).toMatchObject({ withdrawals_wait_for: 'contact', withdrawals_from: due + 86_400 });
  expect([await signIn('demo@yulduz.test'), await signIn('new@yulduz.uz')]).toEqual([1, undefined]);
  sandbox.world.clock.advance(3 * DAY + 1000);
  expect([await signIn('demo@yulduz.test'), await signIn('new@yulduz.uz')]).toEqual([undefined, 1]);
  expect(lettersTo('demo@yulduz.test')[0]).toMatch(/olib tashlandi/);
  expect((await change()).change).toBeNull();
});

test('a mistyped contact, which was never confirmed, is replaced at once by the code', async () => {
  await player.post('account.addcontact', { contact: 'mistyped@yulduz.uz' });
  await player.post('account.changeContact', { from: 'mistyped@yulduz.uz', contact: 'right@yulduz.uz' });
  const done = await player.post('account.confirmContactChange', { code: codeTo('right@yulduz.uz') });
  expect(done.body.data).toEqual({ due_at: null });
  const { contacts } = (await player.get('account.getProfileInfo', { fields: 'contacts' })).body.data;
  expect(contacts).toContainEqual(expect.objectContaining({ contact: 'right@yulduz.uz', is_confirmed: true }));
  expect(contacts).not.toContainEqual(expect.objectContaining({ contact: 'mistyped@yulduz.uz' }));
  expect(lettersTo('mistyped@yulduz.uz')[0]).toMatch(/olib tashlandi/);
});

test('the replacement is stopped by a press, and by a restored password', async () => {
  const begin = async () => {
    await player.post('account.changeContact', { from: 'demo@yulduz.test', contact: 'new@yulduz.uz' });
    await player.post('account.confirmContactChange', { code: codeTo('new@yulduz.uz') });
    expect((await change()).change.due_at).toEqual(expect.any(Number));
  };
  await begin();
  const again = await player.post('account.changeContact', { from: 'demo@yulduz.test', contact: 'other@yulduz.uz' });
  expect(again.body.error.error_data).toHaveProperty('from');
  expect((await player.post('account.cancelContactChange')).body.data).toBe(1);
  expect((await change()).change).toBeNull();
  sandbox.world.clock.advance(61_000);
  await begin();
  await createVisitor(sandbox.url).post('auth.restore', { login: 'demo@yulduz.test' });
  const password = 'Yangi-2026';
  const code = codeTo('demo@yulduz.test');
  await player.post('auth.restore', { login: 'demo@yulduz.test', code, password, repeat_password: password });
  sandbox.world.clock.advance(4 * DAY);
  expect(await signIn('new@yulduz.uz')).toBeUndefined();
});

test('a contact of another player, a taken one and one of another kind are refused; one taken during the wait leaves the old one', async () => {
  const refusal = async (from: string, contact: string) =>
    Object.keys((await player.post('account.changeContact', { from, contact })).body.error.error_data);
  expect(await refusal('rich@yulduz.test', 'new@yulduz.uz')).toEqual(['from']);
  expect(await refusal('demo@yulduz.test', 'rich@yulduz.test')).toEqual(['contact']);
  expect(await refusal('demo@yulduz.test', '+998901112233')).toEqual(['contact']);
  await player.post('account.changeContact', { from: 'demo@yulduz.test', contact: 'new@yulduz.uz' });
  await player.post('account.confirmContactChange', { code: codeTo('new@yulduz.uz') });
  const other = createVisitor(sandbox.url);
  await other.login('rich@yulduz.test');
  await other.post('account.addcontact', { contact: 'new@yulduz.uz' });
  sandbox.world.clock.advance(4 * DAY);
  expect(await signIn('demo@yulduz.test')).toBe(1);
  expect(lettersTo('demo@yulduz.test')[0]).toMatch(/avvalgisi qoldi/);
});
