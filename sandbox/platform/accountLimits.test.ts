import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, startTestSandbox, type TestSandbox, type Visitor } from '../testing/startTestSandbox.ts';
import { DEMO_PASSWORD } from '../world/demoPlayers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

async function enter(login: string): Promise<Visitor> {
  const visitor = createVisitor(sandbox.url);
  await visitor.login(`${login}@yulduz.test`);
  return visitor;
}
const uidOf = async (visitor: Visitor) => (await visitor.get('account.getInfo')).body.data.uid;
const knock = async (login: string) => (await createVisitor(sandbox.url).login(`${login}@yulduz.test`)).body;

test('a time-out ends every session at once, stops letters, tells until when, and is over by itself', async () => {
  const [here, there] = await Promise.all([enter('star'), enter('star')]);
  await here.post('account.changeSubscription', { contact: 'star@yulduz.test', subscription: '1' });
  const { data } = (await here.post('account.setTimeOut', { period: '1w' })).body;
  const until = sandbox.world.clock.seconds() + 7 * 86_400;
  expect(data.kind).toBe('time_out');
  expect(Math.abs(data.until - until)).toBeLessThanOrEqual(2);
  expect(here.cookie()).toBeUndefined();
  expect(await uidOf(there)).toBe(0);
  const refused = await knock('star');
  expect(refused.error).toMatchObject({
    type: 'UserBannedException',
    error_data: { ban_type: 'self_exclusion', kind: 'time_out', until: data.until },
  });
  const { uid } = sandbox.world.accounts.byLogin('star@yulduz.test') ?? { uid: 0 };
  expect(sandbox.world.accounts.byUid(uid)?.is_subscribed).toBe(0);
  sandbox.world.clock.advance(7 * DAY - HOUR);
  expect((await knock('star')).error?.type).toBe('UserBannedException');
  sandbox.world.clock.advance(HOUR + 1000);
  expect((await knock('star')).data.login).toBe('star@yulduz.test');
});

test('self-exclusion for good has no end, and the wrong password never learns of it', async () => {
  const player = await enter('wager');
  expect((await player.post('account.setSelfExclusion', { period: 'permanent' })).body.data).toEqual({
    kind: 'self_exclusion',
    until: null,
  });
  sandbox.world.clock.advance(20 * 365 * DAY);
  expect((await knock('wager')).error.error_data).toEqual({
    ban_type: 'self_exclusion',
    kind: 'self_exclusion',
    until: null,
  });
  const stranger = await createVisitor(sandbox.url).post('auth.login', { login: 'wager@yulduz.test', password: 'x' });
  expect(stranger.body.error.type).toBe('AuthorizationException');
  sandbox.world.clock.advance(-20 * 365 * DAY);
});

test('a pause is never shortened by another one, and months are calendar months', () => {
  const { pauses, clock } = sandbox.world;
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

test('the seeded self-excluded player cannot sign in, nor get a gift by restoring the password', async () => {
  expect((await knock('excluded')).error).toMatchObject({
    type: 'UserBannedException',
    error_data: { ban_type: 'self_exclusion', kind: 'self_exclusion', until: expect.any(Number) },
  });
  const login = 'excluded@yulduz.test';
  const guest = createVisitor(sandbox.url);
  await guest.post('auth.restore', { login });
  const letter = sandbox.world.outbox.latest(5).find(({ recipient }) => recipient === login);
  const code = /\d{6}/.exec(letter?.text ?? '')?.[0];
  await guest.post('auth.restore', { login, code, password: DEMO_PASSWORD, repeat_password: DEMO_PASSWORD });
  expect((await guest.login(login)).body.error.type).toBe('UserBannedException');
  expect((await guest.get('bonuses.get', { count: 4, offset: 0 })).body.error.type).toBe('AuthorizationException');
});

test('a period that is none of the house’s is refused', async () => {
  const player = await enter('rich');
  for (const [name, period] of [
    ['account.setTimeOut', '6m'],
    ['account.setTimeOut', '1h'],
    ['account.setSelfExclusion', '1d'],
  ] as const)
    expect((await player.post(name, { period })).body.error.error_data, period).toHaveProperty('period');
  expect(await uidOf(player)).toBeGreaterThan(0);
});

test('the facts of a session: since when, what was staked and won, who came before', async () => {
  const first = await enter('ru');
  sandbox.world.clock.advance(HOUR);
  const player = await enter('ru');
  const facts = async () => (await player.get('account.getSessionFacts')).body.data;
  const before = await facts();
  expect(before).toMatchObject({ rounds: 0, reality_check_minutes: 60, net: { amount: 0, currency: 'UZS' } });
  expect(before.started_at - before.last_login.at).toBeGreaterThanOrEqual(3600);
  const { uid } = (await player.get('account.getInfo')).body.data;
  const { ledger, clock } = sandbox.world;
  const house = { uid: 0, purse: 'main' as const };
  const purse = { uid, purse: 'main' as const };
  const move = (kind: 'bet' | 'win' | 'grant', amount: number) =>
    ledger.move({
      kind,
      entries: [
        { ...house, amount: -amount },
        { ...purse, amount },
      ],
    });
  move('bet', -500_000);
  move('win', 200_000);
  move('bet', -100_000);
  move('grant', 900_000);
  expect(await facts()).toMatchObject({
    bet: { amount: 6_000 },
    win: { amount: 2_000 },
    net: { amount: -4_000, currency: 'UZS' },
    rounds: 2,
    now: clock.seconds(),
  });
  // What was played before this session is not of this session.
  expect((await first.get('account.getSessionFacts')).body.data.rounds).toBe(2);
  clock.advance(1000);
  expect((await (await enter('ru')).get('account.getSessionFacts')).body.data.rounds).toBe(0);
});

test('the reality check keeps one of its intervals', async () => {
  const player = await enter('rich');
  const set = (minutes: number) => player.post('account.setRealityCheck', { minutes });
  expect((await set(15)).body).toEqual({ data: 1 });
  expect((await set(7)).body.error.error_data).toHaveProperty('minutes');
  expect((await player.get('account.getSessionFacts')).body.data.reality_check_minutes).toBe(15);
});
