import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

async function enter(login: string): Promise<SandboxVisitor> {
  const visitor = createVisitor(sandbox.url);
  await visitor.login(`${login}@yulduz.test`);
  return visitor;
}
const uidOf = async (visitor: SandboxVisitor) => (await visitor.get('account.getInfo')).body.data.uid;
const signIn = async (login: string) => (await createVisitor(sandbox.url).login(`${login}@yulduz.test`)).body;

test('account.setTimeOut ends every session, unsubscribes, refuses sign-in with the end time, and expires on time', async () => {
  const [here, there] = await Promise.all([enter('star'), enter('star')]);
  await here.post('account.changeSubscription', { contact: 'star@yulduz.test', subscription: '1' });
  const { data } = (await here.post('account.setTimeOut', { period: '1w' })).body;
  const until = sandbox.world.clock.seconds() + 7 * 86_400;
  expect(data.kind).toBe('time_out');
  expect(Math.abs(data.until - until)).toBeLessThanOrEqual(2);
  expect(here.cookie()).toBeUndefined();
  // The other device, which still has the ended session, gets the reason; this device has no cookie and is a guest.
  const refusal = { type: 'UserBannedException', error_data: { kind: 'time_out', until: data.until } };
  for (const method of ['account.getInfo', 'account.getDepositLimit'])
    expect((await there.get(method)).body.error, method).toMatchObject(refusal);
  expect(await uidOf(here)).toBe(0);
  const refused = await signIn('star');
  expect(refused.error).toMatchObject({
    type: 'UserBannedException',
    error_data: { ban_type: 'self_exclusion', kind: 'time_out', until: data.until },
  });
  const { uid } = sandbox.world.players.accounts.byLogin('star@yulduz.test') ?? { uid: 0 };
  expect(sandbox.world.players.accounts.byUid(uid)?.is_subscribed).toBe(0);
  sandbox.world.clock.advance(7 * DAY - HOUR);
  expect((await signIn('star')).error?.type).toBe('UserBannedException');
  sandbox.world.clock.advance(HOUR + 1000);
  expect((await signIn('star')).data.login).toBe('star@yulduz.test');
  expect(await uidOf(there)).toBe(0);
});

test('permanent self-exclusion refuses sign-in without an end time; a wrong password gets the usual error', async () => {
  const player = await enter('wager');
  expect((await player.post('account.setSelfExclusion', { period: 'permanent' })).body.data).toEqual({
    kind: 'self_exclusion',
    until: null,
  });
  sandbox.world.clock.advance(20 * 365 * DAY);
  expect((await signIn('wager')).error.error_data).toEqual({
    ban_type: 'self_exclusion',
    kind: 'self_exclusion',
    until: null,
  });
  const wrong = await createVisitor(sandbox.url).post('auth.login', { login: 'wager@yulduz.test', password: 'x' });
  expect(wrong.body.error.type).toBe('AuthorizationException');
  sandbox.world.clock.advance(-20 * 365 * DAY);
});

test('pauses.begin counts calendar months, and a shorter pause does not replace a longer one', () => {
  const {
    players: { pauses },
    clock,
  } = sandbox.world;
  const day = new Date(clock.now());
  const { until } = pauses.begin(6, 'self_exclusion', '6m');
  const expected = new Date(clock.now());
  expected.setUTCDate(1);
  expected.setUTCMonth(expected.getUTCMonth() + 6);
  const last = new Date(Date.UTC(expected.getUTCFullYear(), expected.getUTCMonth() + 1, 0)).getUTCDate();
  expect(new Date((until ?? 0) * 1000).toISOString().slice(0, 7)).toBe(expected.toISOString().slice(0, 7));
  expect(new Date((until ?? 0) * 1000).getUTCDate()).toBe(Math.min(day.getUTCDate(), last));
  expect(pauses.begin(6, 'time_out', '1d')).toEqual({ kind: 'self_exclusion', until });
  expect(pauses.begin(6, 'self_exclusion', 'permanent').until).toBeNull();
});

test('the seeded self-excluded player, after auth.restore too, cannot sign in or list bonuses', async () => {
  expect((await signIn('excluded')).error).toMatchObject({
    type: 'UserBannedException',
    error_data: { ban_type: 'self_exclusion', kind: 'self_exclusion', until: expect.any(Number) },
  });
  const login = 'excluded@yulduz.test';
  const guest = createVisitor(sandbox.url);
  await guest.post('auth.restore', { login });
  const email = sandbox.world.messages.outbox.latest(5).find(({ recipient }) => recipient === login);
  const code = /\d{6}/.exec(email?.text ?? '')?.[0];
  await guest.post('auth.restore', { login, code, password: DEMO_PASSWORD, repeat_password: DEMO_PASSWORD });
  expect((await guest.login(login)).body.error.type).toBe('UserBannedException');
  expect((await guest.get('bonuses.get', { count: 4, offset: 0 })).body.error.type).toBe('AuthorizationException');
});

test('account.setTimeOut and setSelfExclusion, with a period outside their lists, are refused by the field period', async () => {
  const player = await enter('rich');
  for (const [name, period] of [
    ['account.setTimeOut', '6m'],
    ['account.setTimeOut', '1h'],
    ['account.setSelfExclusion', '1d'],
  ] as const)
    expect((await player.post(name, { period })).body.error.error_data, period).toHaveProperty('period');
  expect(await uidOf(player)).toBeGreaterThan(0);
});

test('account.getSessionFacts returns the session’s start, previous login, rounds, stakes and wins', async () => {
  await enter('ru');
  sandbox.world.clock.advance(HOUR);
  const player = await enter('ru');
  const sessionFacts = async () => (await player.get('account.getSessionFacts')).body.data;
  const before = await sessionFacts();
  expect(before).toMatchObject({ rounds: 0, reality_check_minutes: 60, net: { amount: 0, currency: 'UZS' } });
  expect(before.started_at - before.last_login.at).toBeGreaterThanOrEqual(3600);
  const { uid } = (await player.get('account.getInfo')).body.data;
  const { ledger, clock } = sandbox.world;
  const operator = { uid: 0, account: 'main' as const };
  const account = { uid, account: 'main' as const };
  const move = (kind: 'bet' | 'win' | 'grant', amount: number) =>
    ledger.move({
      kind,
      entries: [
        { ...operator, amount: -amount },
        { ...account, amount },
      ],
    });
  move('bet', -500_000);
  move('win', 200_000);
  move('bet', -100_000);
  move('grant', 900_000);
  expect(await sessionFacts()).toMatchObject({
    bet: { amount: 6_000 },
    win: { amount: 2_000 },
    net: { amount: -4_000, currency: 'UZS' },
    rounds: 2,
    now: clock.seconds(),
  });
});

test('account.getSessionFacts counts one session over all devices, from the first one on, until a break of half an hour', async () => {
  const phone = await enter('rich');
  const { clock, ledger } = sandbox.world;
  const factsOf = async (visitor: SandboxVisitor) => (await visitor.get('account.getSessionFacts')).body.data;
  const { started_at: start } = await factsOf(phone);
  const { uid } = (await phone.get('account.getInfo')).body.data;
  ledger.move({
    kind: 'bet',
    entries: [
      { uid: 0, account: 'main', amount: 100_000 },
      { uid, account: 'main', amount: -100_000 },
    ],
  });
  clock.advance(25 * 60_000);
  const laptop = await enter('rich');
  clock.advance(25 * 60_000);
  for (const device of [laptop, phone])
    expect(await factsOf(device)).toMatchObject({
      started_at: start,
      net: { amount: -1_000 },
      reality_checked_at: null,
    });
  // Signing in again does not make the loss smaller, and one answer counts for all devices.
  await phone.post('auth.logout', {});
  await laptop.post('account.noteRealityCheck', {});
  const checked = clock.seconds();
  clock.advance(60_000);
  const again = await factsOf(await enter('rich'));
  expect(again).toMatchObject({ started_at: start, net: { amount: -1_000 } });
  expect(again.reality_checked_at - checked).toBeLessThanOrEqual(2);
  clock.advance(31 * 60_000);
  const fresh = await factsOf(laptop);
  expect(fresh).toMatchObject({ started_at: fresh.now, rounds: 0, reality_checked_at: null });
});

test('account.setRealityCheck stores an interval of the list and refuses any other', async () => {
  const player = await enter('rich');
  const set = (minutes: number) => player.post('account.setRealityCheck', { minutes });
  expect((await set(15)).body).toEqual({ data: 1 });
  expect((await set(7)).body.error.error_data).toHaveProperty('minutes');
  expect((await player.get('account.getSessionFacts')).body.data.reality_check_minutes).toBe(15);
});

test('a deposit limit lowered on one device applies on the other, and drops a raise pending from the first', async () => {
  const [here, there] = await Promise.all([enter('unconfirmed'), enter('unconfirmed')]);
  const set = (device: SandboxVisitor, limit_amount: number) =>
    device.post('account.setDepositLimit', { limit_amount, period: 'day' });
  const limit = async (device: SandboxVisitor) => (await device.get('account.getDepositLimit')).body.data;
  await set(here, 100_000);
  expect(await limit(there)).toMatchObject({ limit_amount: 100_000, available_amount: 100_000 });
  await set(here, 500_000);
  sandbox.world.clock.advance(DAY);
  expect(await limit(there)).toMatchObject({ limit_amount: 100_000, pending: { can_confirm: true } });
  await set(there, 50_000);
  expect((await here.post('account.confirmDepositLimit')).body.error.error_data).toHaveProperty('limit_amount');
  expect(await limit(here)).toMatchObject({ limit_amount: 50_000 });
  expect(await limit(here)).not.toHaveProperty('pending');
});

test('a monthly budget refuses deposits above it on every device, concurrent ones too, until the month ends', async () => {
  const { clock } = sandbox.world;
  const both = () => Promise.all([enter('unconfirmed'), enter('unconfirmed')]);
  let [here, there] = await both();
  /** Signs in again, because a session lasts no longer than a month. */
  const nextMonth = async () => {
    clock.advance(((await budget()).resets_at - clock.seconds()) * 1000);
    [here, there] = await both();
  };
  const deposit = (device: SandboxVisitor, amount: number) =>
    device.post('cashier.makedeposit', {
      method: 'uzcard',
      amount,
      currency: 'UZS',
      campaign_offer_id: '-1',
      requisites: { card: ownCard() },
    });
  const budget = async () => (await there.get('account.getBudget')).body.data;
  await here.post('account.setDepositLimit', { limit_amount: null, period: 'none' });
  clock.advance(DAY);
  await here.post('account.confirmDepositLimit');
  await nextMonth();
  expect((await here.post('account.setBudget', { amount: 0.5 })).body.error.error_data).toHaveProperty('amount');
  expect((await here.post('account.confirmBudget')).body.error.error_data).toHaveProperty('amount');
  expect((await here.post('account.setBudget', { amount: 150_000 })).body.data).toMatchObject({
    amount: { amount: 150_000, currency: 'UZS' },
    left: { amount: 150_000 },
    spent: { amount: 0 },
  });
  const answers = await Promise.all([deposit(here, 100_000), deposit(there, 100_000)]);
  expect(answers.filter(({ body }) => body.data)).toHaveLength(1);
  expect(answers.find(({ body }) => body.error)?.body.error).toMatchObject({
    type: 'BillingDepositLimitExceededException',
    error_data: { available_amount: 50_000, is_budget: true },
  });
  // The cashier gets the tighter one of budget and daily limit.
  const bound = async () => (await here.get('cashier.getdepositsettings')).body.data.limit;
  expect(await bound()).toMatchObject({ limit_amount: 150_000, available_amount: 50_000, period: 'month' });
  await here.post('account.setDepositLimit', { limit_amount: 120_000, period: 'day' });
  expect(await bound()).toMatchObject({ limit_amount: 120_000, available_amount: 20_000, period: 'day' });
  await here.post('account.setDepositLimit', { limit_amount: null, period: 'none' });
  clock.advance(DAY);
  await here.post('account.confirmDepositLimit');
  expect((await deposit(there, 50_000)).body.data).toBeDefined();
  expect(await budget()).toMatchObject({ left: { amount: 0 }, deposits: { amount: 150_000 } });
  // A raise does not help at once: it takes effect after a day and a confirmation.
  expect((await there.post('account.setBudget', { amount: 900_000 })).body.data).toMatchObject({
    left: { amount: 0 },
    pending: { amount: { amount: 900_000 }, can_confirm: false },
  });
  expect((await deposit(here, 20_000)).body.error.error_data).toMatchObject({ available_amount: 0 });
  await nextMonth();
  expect(await budget()).toMatchObject({ amount: { amount: 150_000 }, left: { amount: 150_000 } });
  expect((await deposit(here, 20_000)).body.data).toBeDefined();
});

test('account.getDepositLimit of a rolling week names the oldest deposit in it and when its part is free again', async () => {
  const player = await enter('rich');
  const limit = async () => (await player.get('account.getDepositLimit')).body.data;
  await player.post('account.setDepositLimit', { limit_amount: 500_000, period: 'week' });
  expect(await limit()).not.toHaveProperty('frees');
  const order = { method: 'uzcard', currency: 'UZS', requisites: { card: ownCard() } };
  const now = sandbox.world.clock.seconds();
  await player.post('cashier.makedeposit', { ...order, amount: 100_000 });
  sandbox.world.clock.advance(DAY);
  await player.post('cashier.makedeposit', { ...order, amount: 50_000 });
  const { frees, available_amount: available } = await limit();
  expect([frees.amount, available]).toEqual([100_000, 350_000]);
  expect(Math.abs(frees.at - now - 7 * 86_400)).toBeLessThanOrEqual(2);
  sandbox.world.clock.advance(6 * DAY + 5_000);
  expect(await limit()).toMatchObject({ available_amount: 450_000, frees: { amount: 50_000 } });
});
