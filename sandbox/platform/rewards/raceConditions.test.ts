import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let demo: SandboxVisitor;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  demo = createVisitor(sandbox.url);
  await demo.login('demo@yulduz.test');
});
afterAll(() => sandbox.remove());

type ConditionState = { type: string; is_done: boolean };
const race = (sysname: string) =>
  sandbox.world.rewards.tournaments.list().find(({ kind }) => kind.sysname === sysname)?.id;
const conditions = async (sysname: string, visitor = demo): Promise<ConditionState[]> =>
  (await visitor.get('tournaments.getconditions', { id: race(sysname) })).body.data.items[0].conditions;
const missing = async (sysname: string, visitor = demo) =>
  (await conditions(sysname, visitor)).filter((one) => !one.is_done).map(({ type }) => type);

test('tournaments.getconditions lists unmet conditions; participate is refused until all are met', async () => {
  const { world } = sandbox;
  expect(await conditions('masters')).toMatchObject([
    { type: 'level', is_done: false, level: 'Zuhro' },
    { type: 'deposit' },
    { type: 'verification', is_done: false },
    { type: 'places', is_done: true, places: 80, free: expect.any(Number) },
  ]);
  const refused = await demo.post('tournaments.participate', { id: race('masters') });
  expect(refused.body.error).toMatchObject({ error_data: { id: ['CONDITIONS_NOT_MET'] } });

  const [before] = (await conditions('masters')) as [ConditionState & { points: number }];
  world.rewards.club.credit(1, { kind: 'gift', reference: 'test:masters', amount: before.points });
  world.players.verification.open(1);
  world.players.verification.submit(1);
  world.players.verification.decide(1, 'approved');
  const method = { method: 'click', amount: 500_000, currency: 'UZS', requisites: { phone: '998901234567' } };
  await demo.post('cashier.makedeposit', method);
  sandbox.world.clock.advance(600_000);
  await demo.get('cashier.gethistory', { offset: 0, type: 'all' });
  expect(await missing('masters')).toEqual([]);
  expect((await demo.post('tournaments.participate', { id: race('masters') })).body).toEqual({ data: 1 });
});

test('the invitation condition is met by a prize of the previous week’s tournament', async () => {
  expect(await missing('circle')).toEqual(['invitation']);
  const [weekly] = sandbox.world.rewards.tournaments.list();
  if (!weekly) throw new Error('no race runs');
  const reference = `prize:weekly-${weekly.index - 1}:1`;
  sandbox.world.ledger.move({
    kind: 'grant',
    reference,
    entries: [
      { uid: 0, account: 'main', amount: -100 },
      { uid: 1, account: 'main', amount: 100 },
    ],
  });
  expect(await missing('circle')).toEqual([]);
});

test('tournaments.getconditions, without an id, lists running and planned tournaments with conditions; guests are refused', async () => {
  const { items } = (await demo.get('tournaments.getconditions')).body.data;
  expect(items.map(({ id }: { id: string }) => id.split('-')[0])).toEqual(['masters', 'circle', 'masters', 'circle']);
  const guest = await createVisitor(sandbox.url).get('tournaments.getconditions');
  expect(guest.body.error.type).toBe('AuthorizationException');
});
