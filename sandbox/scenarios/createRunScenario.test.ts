import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { examineContent } from '#sandbox/doctor/examineContent.ts';
import { examinePlatform } from '#sandbox/doctor/examinePlatform.ts';
import type { Row } from '#sandbox/doctor/Row.ts';
import { type CallControl, createControlCaller } from '#sandbox/testing/createControlCaller.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { methods } from '#shared/api/methods.ts';
import { scenarios } from './scenarios.ts';

let sandbox: TestSandbox;
let callControl: CallControl;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  callControl = createControlCaller(sandbox);
});
afterAll(() => sandbox.remove());

interface Started {
  visitor: SandboxVisitor;
  login: string;
  /** The answer of the sign-in; `took` is its time in milliseconds. */
  entry: Awaited<ReturnType<SandboxVisitor['login']>>;
  took: number;
}

async function run(name: string): Promise<Started> {
  const { status, body } = await callControl('POST scenarios', { name });
  expect([status, body.data?.name]).toEqual([200, name]);
  const visitor = createVisitor(sandbox.url);
  const login = body.data.login ?? 'demo@yulduz.test';
  const began = performance.now();
  const entry = await visitor.login(login);
  return { visitor, login, entry, took: performance.now() - began };
}

const get = async ({ visitor }: Started, name: string, query = {}) => (await visitor.get(name, query)).body.data;

/** The state that each scenario promises, asserted through the contract. */
const promises: Record<string, (started: Started) => Promise<void>> = {
  'guest-first-visit': async (started) => {
    expect((await callControl('GET state')).body.data).toMatchObject({ ahead_ms: 0, faults: [], switches: {} });
    expect((await get(started, 'games.get', { options: { limit: 1 } })).total).toBeGreaterThan(0);
  },
  'new-player': async (started) => {
    const { contacts } = await get(started, 'account.getprofileinfo', { fields: ['contacts'] });
    expect(contacts).toMatchObject([{ is_confirmed: false }]);
    expect((await get(started, 'cashier.gethistory', { offset: 0, type: 'all' })).total).toBe(0);
  },
  'mid-wagering': async (started) => {
    const { items } = await get(started, 'bonuses.get', { count: 4, offset: 0, status: 'active' });
    expect(items[0].wager.done).toBeGreaterThan(0);
    expect(items[0].wager.required).toBeGreaterThan(items[0].wager.done);
    expect((await get(started, 'freespins.get')).items[0].remaining_count).toBe(20);
  },
  'cashback-waiting': async (started) => {
    const { items } = await get(started, 'cashbacks.get', { count: 1, offset: 0, statuses: ['paid_out', 'active'] });
    expect(items).toMatchObject([{ status: 'active' }]);
  },
  'withdrawal-pending': async (started) => {
    const { items } = await get(started, 'cashier.gethistory', { offset: 0, type: 'withdrawal' });
    expect(items).toMatchObject([{ status: 'pending', amount: { amount: 300_002 } }]);
    expect((await started.visitor.post('cashier.cancelwithdrawal', { id: items[0].id })).body).toEqual({ data: 1 });
  },
  'kyc-rejected': async (started) => {
    expect(await get(started, 'account.getInfo')).toMatchObject({ is_verified: false });
    expect((await started.visitor.post('sumsub.createApplicant')).body.data.status).toBe('rejected');
  },
  'near-limit': async (started) => {
    expect(await get(started, 'account.getDepositLimit')).toMatchObject({ period: 'day', available_amount: 50_000 });
  },
  'self-excluded': async ({ entry }) => {
    expect(entry.body.error).toMatchObject({ type: 'UserBannedException', error_data: { ban_type: 'self_exclusion' } });
  },
  underage: async (started) => {
    expect(await get(started, 'account.getInfo')).toMatchObject({ closed_for: 'age', is_verified: false });
  },
  banned: async ({ entry }) => {
    expect(entry.body.error).toMatchObject({ type: 'UserBannedException', error_data: { ban_type: 'fraud' } });
  },
  maintenance: async ({ entry }) => {
    expect([entry.status, entry.body.error.type]).toEqual([503, 'ApplicationDisabledException']);
  },
  'big-win-next': async (started) => {
    const [game] = (await get(started, 'games.get', { options: { type: 'slot', limit: 1 } })).items;
    const order = { action: 'spin', bet: 20_000, lines: 20, round: crypto.randomUUID() };
    const { body } = await started.visitor.game(`${game.sysname}/play`, order);
    expect((body.data ?? body).win).toBeGreaterThanOrEqual(1_000_000);
  },
  // The first call of this scenario is the sign-in.
  'platform-slow': async ({ entry, took }) => {
    expect(entry.status).toBe(200);
    expect(took).toBeGreaterThan(2_900);
  },
  'content-down': async () => {
    expect((await fetch(`${sandbox.url}/api/common`)).status).toBe(500);
    expect((await fetch(`${sandbox.url}/uploads/brand/logo.svg`)).status).toBe(500);
  },
  'tournament-ending': async (started) => {
    const { items } = await get(started, 'tournaments.get');
    const msLeft = Math.min(
      ...items.map((race: { end_at: number; status: string }) => (race.status === 'active' ? race.end_at : Infinity)),
    );
    expect(msLeft - sandbox.world.clock.seconds()).toBeGreaterThan(0);
    expect(msLeft - sandbox.world.clock.seconds()).toBeLessThanOrEqual(120);
    const board = (await get(started, 'leaderboard.get', { period: 'day' })).items;
    expect(board.some((leader: { is_me?: boolean }) => leader.is_me)).toBe(true);
  },
  'empty-world': async (started) => {
    expect(await get(started, 'games.get', { options: {} })).toMatchObject({ items: [], total: 0 });
    expect(await get(started, 'jackpots.get')).toEqual([]);
    expect((await (await fetch(`${sandbox.url}/api/pages`)).json()).data).toEqual([]);
  },
};

/** Services that a scenario makes fail, so that they need not conform. */
const failing = { maintenance: ['platform'], 'platform-slow': [], 'content-down': ['content'] } as Record<
  string,
  string[]
>;
/** Too slow to examine every method. */
const unexamined = ['platform-slow'];

test('every scenario has an expectation in this test', () => {
  expect(Object.keys(promises).toSorted()).toEqual(scenarios.map(({ name }) => name).toSorted());
});

test.each(scenarios.map(({ name }) => name))(
  'the scenario %s sets its promised state, and the services that should work conform to the contract',
  async (name) => {
    const started = await run(name);
    await promises[name]?.(started);
    if (unexamined.includes(name)) return;
    const isIn = started.entry.body.data !== undefined;
    const [platform, content] = await Promise.all([
      examinePlatform({
        url: sandbox.url,
        isWriting: false,
        ...(isIn ? { login: started.login, password: DEMO_PASSWORD } : {}),
      }),
      examineContent({ url: sandbox.url }),
    ]);
    const breaks = (rows: Row[], service: string) =>
      failing[name]?.includes(service) ? [] : rows.filter(({ verdict }) => verdict === 'breaks');
    expect([...breaks(platform, 'platform'), ...breaks(content, 'content')]).toEqual([]);
    if (isIn)
      expect(platform.filter(({ verdict }) => verdict === 'conforms').length).toBeGreaterThan(methods.length / 3);
    expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
  },
  30_000,
);

test('a scenario run again creates another player, and the first player stays signed in', async () => {
  const first = await run('near-limit');
  const second = await run('near-limit');
  expect(first.login).not.toBe(second.login);
  expect((await get(first, 'account.getInfo')).login).toBe(first.login);
  await callControl('POST scenarios', { name: 'guest-first-visit' });
});
