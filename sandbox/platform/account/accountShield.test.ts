import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const order = { method: 'uzcard', amount: 60_000, currency: 'UZS', requisites: { card: '8600 1111 2222 3333' } };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => {
  sandbox.world.cashier.withdrawalHold = HOUR;
});
afterAll(() => sandbox.remove());

async function playerOf(login: string) {
  const player = createVisitor(sandbox.url);
  await player.login(login);
  const emails = () =>
    sandbox.world.messages.outbox
      .latest(50)
      .filter(({ recipient }) => recipient === login)
      .map(({ text }) => text);
  const shield = async () => (await player.get('account.getShield')).body.data;
  const withdraw = async (card = order.requisites.card) =>
    (await player.post('cashier.makewithdrawal', { ...order, requisites: { card } })).body;
  return { player, emails, shield, withdraw };
}

test('account.setPhrase adds the phrase to e-mails to a confirmed contact; null removes the phrase', async () => {
  const { player, emails, shield } = await playerOf('ru@yulduz.test');
  expect(await shield()).toMatchObject({ phrase: null, withdrawals_from: null, withdrawals_wait_for: null });
  expect((await player.post('account.setPhrase', { phrase: 'abc' })).body.error.error_data).toHaveProperty('phrase');
  expect((await player.post('account.setPhrase', { phrase: ' синий ковёр ' })).body).toEqual({ data: 1 });
  expect(await shield()).toMatchObject({ phrase: 'синий ковёр' });
  await player.post('account.changeTwoFactorAuth', { enable: '1' });
  expect(emails()[0]).toMatch(/^Yulduz: \d{6} · синий ковёр$/);
  await player.post('account.setPhrase', { phrase: null });
  await player.post('account.changeTwoFactorAuth', { enable: '1' });
  expect(emails()[0]).toMatch(/^Yulduz: \d{6}$/);
});

test('no code of the second factor goes to an unconfirmed contact, neither when it is switched nor at the sign-in', async () => {
  const { player, emails } = await playerOf('unconfirmed@yulduz.test');
  await player.post('account.setPhrase', { phrase: 'moviy gilam' });
  const before = emails().length;
  const { data } = (await player.post('account.changeTwoFactorAuth', { enable: '1' })).body;
  expect(data).toMatchObject({ is_sent: false, secret: expect.any(String) });
  const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate({ timestamp: sandbox.world.clock.now() });
  expect((await player.post('account.confirmTwoFactorAuth', { code })).body).toEqual({ data: 1 });
  await createVisitor(sandbox.url).login('unconfirmed@yulduz.test');
  expect(
    emails()
      .slice(0, emails().length - before)
      .filter((text) => /Yulduz: \d{6}/.test(text)),
  ).toEqual([]);
  await player.post('account.setPhrase', { phrase: null });
});

test('account.changepassword e-mails the player and refuses withdrawals for the configured hold', async () => {
  const { player, emails, shield, withdraw } = await playerOf('demo@yulduz.test');
  await player.post('account.changepassword', {
    old_password: DEMO_PASSWORD,
    password: `${DEMO_PASSWORD}-new`,
    repeat_password: `${DEMO_PASSWORD}-new`,
  });
  expect(emails()[0]).toMatch(/parolingiz almashtirildi/);
  const until = sandbox.world.clock.seconds() + HOUR;
  const { error } = await withdraw();
  expect(error.type).toBe('WithdrawalDeclinedException');
  expect(error.error_data).toMatchObject({ reason: 'security_hold', changed: 'password' });
  expect(Math.abs(error.error_data.until - until)).toBeLessThan(60);
  expect(await shield()).toMatchObject({
    withdrawals_from: error.error_data.until,
    withdrawals_wait_for: 'password',
  });
  await player.post('account.changepassword', {
    old_password: `${DEMO_PASSWORD}-new`,
    password: DEMO_PASSWORD,
    repeat_password: DEMO_PASSWORD,
  });
  sandbox.world.clock.advance(HOUR * 1000);
  expect(await shield()).toMatchObject({ withdrawals_from: null, withdrawals_wait_for: null });
  expect(await withdraw()).toHaveProperty('data.id');
});

test('with a withdrawal hold of 0, a withdrawal to new requisites is accepted at once and e-mailed about once', async () => {
  // The hold of an earlier withdrawal ends by itself alone.
  sandbox.world.clock.advance(HOUR * 1000);
  sandbox.world.cashier.withdrawalHold = 0;
  const { player, emails, withdraw } = await playerOf('demo@yulduz.test');
  const other = `${DEMO_PASSWORD}-new`;
  const change = (old_password: string, password: string) =>
    player.post('account.changepassword', { old_password, password, repeat_password: password });
  expect((await change(DEMO_PASSWORD, DEMO_PASSWORD)).body.error.error_data).toHaveProperty('password');
  await change(DEMO_PASSWORD, other);
  await change(other, DEMO_PASSWORD);
  expect(await withdraw('8600 1111 2222 4444')).toHaveProperty('data.id');
  expect(emails()[0]).toMatch(/yangi rekvizitlarga.*•••• 4444$/);
  expect(await withdraw('8600 1111 2222 4444')).toHaveProperty('data.id');
  expect(emails().filter((text) => text.includes('4444'))).toHaveLength(1);
});

test('a withdrawal to new requisites is held, can be cancelled, and makes later withdrawals wait for the hold', async () => {
  const { player, shield, withdraw } = await playerOf('demo@yulduz.test');
  const card = { card: '8600 1111 2222 3333' };
  await player.post('cashier.makedeposit', { method: 'uzcard', amount: 500_000, currency: 'UZS', requisites: card });
  expect(await withdraw()).toHaveProperty('data.id');
  expect(await shield()).toMatchObject({ withdrawals_wait_for: null });
  const { data } = await withdraw('8600 1111 2222 5555');
  const now = sandbox.world.clock.seconds();
  const info = async () => (await player.get('cashier.getwithdrawalinfo', { id: String(data.id) })).body.data;
  const held = await info();
  expect(held).toMatchObject({ status: 'new', can_cancel: true, message: expect.any(String) });
  expect(held.promised_at).toBeGreaterThanOrEqual(now + HOUR + DAY - 1);
  expect(await shield()).toMatchObject({ withdrawals_wait_for: 'requisites' });
  expect((await withdraw()).error.error_data).toMatchObject({ reason: 'security_hold', changed: 'requisites' });
  sandbox.world.clock.advance((HOUR - 60) * 1000);
  expect(await info()).toMatchObject({ status: 'new' });
  sandbox.world.clock.advance(5 * 60_000);
  expect(await info()).toMatchObject({ status: 'pending' });
  sandbox.world.clock.advance(HOUR * 1000);
  expect(await info()).toMatchObject({ status: 'success' });
  expect(await withdraw()).toHaveProperty('data.id');
});

test('a place is a method and its whole number, known once paid from or to; a cancelled withdrawal makes none known', async () => {
  const { player, shield } = await playerOf('demo@yulduz.test');
  const withdraw = async (method: string, requisites: Record<string, string>) =>
    (await player.post('cashier.makewithdrawal', { ...order, method, requisites })).body.data.id as number;
  /** Whether the platform took this payout as the first to its place; cancels it. */
  async function isNew(method: string, requisites: Record<string, string>) {
    const id = await withdraw(method, requisites);
    const { withdrawals_wait_for: key } = await shield();
    await player.post('cashier.cancelwithdrawal', { id });
    sandbox.world.clock.advance(2 * HOUR * 1000);
    return key === 'requisites';
  }
  const card = { card: '8600 1111 2222 7777' };
  for (let round = 0; round < 3; round += 1) expect(await isNew('uzcard', card)).toBe(true);
  const paid = await player.post('cashier.makedeposit', { ...order, requisites: card });
  expect(paid.body.data.status).toBe('success');
  expect(await isNew('uzcard', card)).toBe(false);
  expect(await isNew('uzcard', { card: '8600 9999 2222 7777' })).toBe(true);
  expect(await isNew('humo', card)).toBe(true);
  expect(await isNew('payme', { phone: '998901117777' })).toBe(true);
  const declined = await player.post('cashier.makedeposit', {
    ...order,
    amount: 60_001,
    method: 'humo',
    requisites: card,
  });
  expect(declined.body.data.status).toBe('declined');
  expect(await isNew('humo', card)).toBe(true);
  // Held once, and then paid.
  await withdraw('humo', card);
  sandbox.world.clock.advance(3 * HOUR * 1000);
  expect(await isNew('humo', card)).toBe(false);
});

test('turning on the second factor on a known device e-mails the player and holds nothing; turning it off would hold withdrawals', async () => {
  const { player, emails, shield } = await playerOf('rich@yulduz.test');
  expect(await shield()).toMatchObject({ would_hold: { password: expect.any(Number), second_factor: null } });
  await player.post('account.changeTwoFactorAuth', { enable: '1' });
  const [code] = /\d{6}/.exec(emails()[0] ?? '') ?? [];
  await player.post('account.confirmTwoFactorAuth', { code });
  expect(emails()[0]).toMatch(/ikki bosqichli kirish yoqildi/);
  expect(await shield()).toMatchObject({
    withdrawals_wait_for: null,
    would_hold: { second_factor: expect.any(Number) },
  });
});
