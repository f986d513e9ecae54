import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#sandbox/demo/demoPlayers.ts';
import { createSoftKey, type SoftKey } from '#sandbox/testing/createSoftKey.ts';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let player: SandboxVisitor;
let origin: string;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  origin = sandbox.url;
  player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
});
afterEach(() => sandbox.remove());

const refused = { type: 'InvalidParameterException', error_data: { credential: [expect.any(String)] } };
const challengeOf = async (visitor: SandboxVisitor, method: string): Promise<string> =>
  (await visitor.post(method)).body.data.options.challenge;
const lastLetter = () => sandbox.world.messages.outbox.latest(1)[0]?.text;

async function made(visitor = player, key = createSoftKey()): Promise<SoftKey> {
  const credential = key.make({ challenge: await challengeOf(visitor, 'account.askNewPasskey'), origin });
  const answer = await visitor.post('account.addPasskey', { credential });
  if (answer.body.data?.id !== key.id) throw new Error(JSON.stringify(answer.body));
  return key;
}
async function entered(key: SoftKey, more: Partial<Parameters<SoftKey['use']>[0]> = {}) {
  const visitor = createVisitor(sandbox.url);
  const challenge = await challengeOf(visitor, 'auth.askPasskey');
  const { body } = await visitor.post('auth.enterByPasskey', { credential: key.use({ challenge, origin, ...more }) });
  return { visitor, body };
}

test('a passkey signs in, also a player with a second factor, and is listed with its last use', async () => {
  const key = await made();
  expect(lastLetter()).toContain('kirish kaliti qoʻshildi');
  const { visitor, body } = await entered(key);
  expect(body.data.uid).toBe(1);
  expect((await visitor.get('account.getInfo')).body.data.uid).toBe(1);
  const { items } = (await player.get('account.getPasskeys')).body.data;
  expect(items).toEqual([
    { id: key.id, name: expect.any(String), made_at: expect.any(Number), used_at: expect.any(Number) },
  ]);
  sandbox.world.players.accounts.update(1, { two_factor: 1, totp_secret: DEMO_TOTP_SECRET });
  expect((await entered(key)).body.data.uid).toBe(1);
});

test('a passkey’s answer is refused from another origin, for another host, without the check of the person, and the second time', async () => {
  const key = await made();
  expect((await entered(key, { origin: 'https://yulduz.evil.test', rpId: '127.0.0.1' })).body.error).toMatchObject(
    refused,
  );
  expect((await entered(key, { rpId: 'evil.test' })).body.error).toMatchObject(refused);
  expect((await entered(key, { isVerified: false })).body.error).toMatchObject(refused);
  expect((await entered(key, { challenge: 'bm90LW91cnM' })).body.error).toMatchObject(refused);
  const visitor = createVisitor(sandbox.url);
  const credential = key.use({ challenge: await challengeOf(visitor, 'auth.askPasskey'), origin });
  expect((await visitor.post('auth.enterByPasskey', { credential })).body.data.uid).toBe(1);
  const thief = createVisitor(sandbox.url);
  expect((await thief.post('auth.enterByPasskey', { credential })).body.error).toMatchObject(refused);
  expect(thief.cookie()).toBeUndefined();
});

test('a challenge is taken for five minutes, for its purpose, and by its player', async () => {
  const key = await made();
  const late = await challengeOf(player, 'auth.askPasskey');
  const enter = async (challenge: string) =>
    (await createVisitor(sandbox.url).post('auth.enterByPasskey', { credential: key.use({ challenge, origin }) })).body;
  expect((await enter(await challengeOf(player, 'account.askPasskeyProof'))).error).toMatchObject(refused);
  sandbox.world.clock.advance(301_000);
  expect((await enter(late)).error).toMatchObject(refused);
  const other = createVisitor(sandbox.url);
  await other.login('rich@yulduz.test');
  const credential = createSoftKey().make({ challenge: await challengeOf(other, 'account.askNewPasskey'), origin });
  expect((await player.post('account.addPasskey', { credential })).body.error).toMatchObject(refused);
});

test('a copy of a passkey, whose counter has gone back, is refused, and its owner gets a letter', async () => {
  const key = await made();
  const copy = key.copy();
  await entered(key);
  await entered(key);
  expect((await entered(copy)).body.error).toMatchObject(refused);
  expect(lastLetter()).toContain('nusxasi');
  expect((await entered(key)).body.data.uid).toBe(1);
});

test('a removed passkey signs in no more, is told as unknown, and its removal holds withdrawals; the password still works', async () => {
  const key = await made();
  sandbox.world.cashier.withdrawalHold = 86_400;
  const shield = async () => (await player.get('account.getShield')).body.data;
  expect((await shield()).would_hold).toMatchObject({ passkey: null, passkey_end: expect.any(Number) });
  expect((await player.post('account.removePasskey', { id: key.id })).body.data).toBe(1);
  expect(lastLetter()).toContain('oʻchirildi');
  expect(await shield()).toMatchObject({ withdrawals_wait_for: 'passkey', withdrawals_from: expect.any(Number) });
  expect((await entered(key)).body.error).toMatchObject({ ...refused, code: 'UNKNOWN_PASSKEY' });
  expect((await player.post('account.removePasskey', { id: key.id })).body.error.error_data).toHaveProperty('id');
  const back = await createVisitor(sandbox.url).post('auth.login', {
    login: 'demo@yulduz.test',
    password: DEMO_PASSWORD,
  });
  expect(back.body.data.uid).toBe(1);
});

test('a passkey made soon after a sign-in where the player is known holds nothing, later it holds withdrawals', async () => {
  sandbox.world.cashier.withdrawalHold = 86_400;
  await made();
  const shield = async () => (await player.get('account.getShield')).body.data;
  expect((await shield()).withdrawals_from).toBeNull();
  sandbox.world.clock.advance(601_000);
  expect((await shield()).would_hold.passkey).toEqual(expect.any(Number));
  await made();
  expect((await shield()).withdrawals_wait_for).toBe('passkey');
});

test('passkeys are named by their owner, without links, and only their owner names and removes them', async () => {
  const { id } = await made();
  expect((await player.post('account.renamePasskey', { id, name: ' Ish  telefoni ' })).body.data).toBe(1);
  const { items } = (await player.get('account.getPasskeys')).body.data;
  expect(items[0].name).toBe('Ish telefoni');
  for (const name of ['', 'https://evil.test', 'x'.repeat(41)])
    expect((await player.post('account.renamePasskey', { id, name })).body.error.error_data).toHaveProperty('name');
  const other = createVisitor(sandbox.url);
  await other.login('rich@yulduz.test');
  for (const [method, input] of [
    ['account.renamePasskey', { id, name: 'x' }],
    ['account.removePasskey', { id }],
  ] as const)
    expect((await other.post(method, input)).body.error.error_data).toHaveProperty('id');
});

test('an eleventh passkey is refused', async () => {
  for (let count = 0; count < 10; count += 1) await made();
  expect((await player.post('account.askNewPasskey')).body.error.error_data).toHaveProperty('passkeys');
});

test('a banned and an excluded player are refused with a passkey as with a password', async () => {
  const key = await made();
  sandbox.world.players.accounts.update(1, { ban_type: 'fraud' });
  expect((await entered(key)).body.error).toMatchObject({
    type: 'UserBannedException',
    error_data: { ban_type: 'fraud' },
  });
  sandbox.world.players.accounts.update(1, { ban_type: null });
  await player.post('account.setTimeOut', { period: '1d' });
  expect((await entered(key)).body.error).toMatchObject({ error_data: { ban_type: 'self_exclusion' } });
});

test('a proof by a passkey stands in for the code of a withdrawal, once and in its session only', async () => {
  const key = await made();
  sandbox.world.players.accounts.update(1, { two_factor: 1, totp_secret: DEMO_TOTP_SECRET });
  const order = { method: 'uzcard', currency: 'UZS', amount: '50000', 'requisites[card]': ownCard() };
  await player.post('account.saveProfileInfo', { first_name: 'Aziz', last_name: 'Azizov', birth_date: '01.02.1990' });
  await player.post('cashier.makedeposit', { ...order, amount: '500000', campaign_offer_id: '-1' });
  const refusal = (await player.post('cashier.makewithdrawal', order)).body.error;
  expect([refusal?.message, refusal?.error_data]).toEqual([
    expect.stringContaining('two_factor_auth'),
    expect.objectContaining({ has_passkey: true }),
  ]);
  const prove = async () =>
    (
      await player.post('account.provePasskey', {
        credential: key.use({ challenge: await challengeOf(player, 'account.askPasskeyProof'), origin }),
      })
    ).body.data.code as string;
  const withdraw = async (visitor: SandboxVisitor, code: string) =>
    (await visitor.post('cashier.makewithdrawal', { ...order, two_factor_code: code })).body;
  const code = await prove();
  const { visitor } = await entered(key);
  expect((await withdraw(visitor, code)).error?.message).toContain('code is invalid');
  expect((await withdraw(player, code)).data?.id).toBeDefined();
  expect((await withdraw(player, code)).error?.message).toContain('code is invalid');
  const late = await prove();
  sandbox.world.clock.advance(121_000);
  expect((await withdraw(player, late)).error?.message).toContain('code is invalid');
});
