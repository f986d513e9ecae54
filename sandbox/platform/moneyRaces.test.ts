import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const {
    players: { verification, accounts },
  } = sandbox.world;
  const { uid } = accounts.byLogin('rich@yulduz.test') ?? { uid: 0 };
  verification.open(uid);
  verification.submit(uid);
  verification.decide(uid, 'approved');
});
afterAll(() => sandbox.remove());

const clean = { unbalanced: 0, drifted: 0, negative: 0 };
const card = { 'requisites[card]': '8600123412341234' };

async function signedIn(login: string): Promise<SandboxVisitor> {
  const visitor = createVisitor(sandbox.url);
  await visitor.login(login);
  return visitor;
}
const uidOf = async (visitor: SandboxVisitor) => (await visitor.get('account.getInfo')).body.data.uid as number;
const mainOf = async (visitor: SandboxVisitor) =>
  Math.round((await visitor.get('account.getBalance')).body.data.balance_main.amount * 100);

/** Sets the main balance of a player, minor units. */
function setMain(uid: number, wanted: number): void {
  const { ledger } = sandbox.world;
  const amount = wanted - ledger.balance(uid, 'main');
  ledger.move({
    kind: 'grant',
    entries: [
      { uid: 0, account: 'main', amount: -amount },
      { uid, account: 'main', amount },
    ],
  });
}

test('cashier.makewithdrawal of the whole balance, three times at once, succeeds once, and cancelling returns the sum', async () => {
  const visitor = await signedIn('rich@yulduz.test');
  setMain(await uidOf(visitor), 400_000_00);
  const order = { method: 'uzcard', amount: 400_000, currency: 'UZS', ...card };
  const answers = await Promise.all(
    [1, 2, 3].map(() => visitor.post('cashier.makewithdrawal', order, { 'idempotency-key': randomUUID() })),
  );
  const won = answers.filter(({ body }) => body.data);
  expect(won).toHaveLength(1);
  for (const { body } of answers)
    if (!body.data) expect(body.error).toMatchObject({ type: 'InvalidParameterException', error_data: {} });
  expect(await mainOf(visitor)).toBe(0);
  expect(sandbox.world.ledger.balance(0, 'payouts')).toBeGreaterThanOrEqual(400_000_00);
  const { id } = won[0]?.body.data ?? {};
  expect((await visitor.post('cashier.cancelwithdrawal', { id })).body.data).toBe(1);
  expect(await mainOf(visitor)).toBe(400_000_00);
  expect(sandbox.world.ledger.audit()).toMatchObject(clean);
});

/** Sends the same command five times at once with one idempotency key, then once more. */
async function fiveTimes(visitor: SandboxVisitor, method: string, order: Record<string, unknown>) {
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => visitor.post(method, order, headers)));
  answers.push(await visitor.post(method, order, headers));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size, method).toBe(1);
  return answers[0]?.body;
}

test('each money command, sent six times with one idempotency key, has one effect and one answer', async () => {
  const { world } = sandbox;
  const visitor = await signedIn('rich@yulduz.test');
  const uid = await uidOf(visitor);
  setMain(uid, 1_000_000_00);

  expect(
    (await fiveTimes(visitor, 'cashier.makedeposit', { method: 'uzcard', amount: 70_000, currency: 'UZS', ...card }))
      .data.status,
  ).toBe('success');
  expect(await mainOf(visitor)).toBe(1_070_000_00);

  const held = await fiveTimes(visitor, 'cashier.makewithdrawal', {
    method: 'uzcard',
    amount: 70_000,
    currency: 'UZS',
    ...card,
  });
  expect(await mainOf(visitor)).toBe(1_000_000_00);

  await fiveTimes(visitor, 'cashier.cancelwithdrawal', { id: held.data.id });
  expect(await mainOf(visitor)).toBe(1_070_000_00);

  const gift = world.money.bonuses.give({ uid, kind: 'promo', amount: 10_000_00, reference: `race:${uid}` });
  for (const active of world.money.bonuses.list(uid, 'casino', ['active']))
    world.money.bonuses.remove(uid, 'casino', active.id);
  expect((await fiveTimes(visitor, 'bonuses.activate', { bonus_id: gift?.id })).data).toBe(1);
  expect(world.ledger.balance(uid, 'bonus')).toBe(10_000_00);
  expect((await fiveTimes(visitor, 'bonuses.deactivate', { bonus_id: gift?.id })).data).toBe(1);
  expect((await fiveTimes(visitor, 'bonuses.remove', { bonus_id: gift?.id })).data).toBe(1);
  expect(world.ledger.balance(uid, 'bonus')).toBe(0);

  const bet = world.money.bonuses.give({ uid, kind: 'freeBet', amount: 10_000_00, reference: `race-bet:${uid}` });
  expect((await fiveTimes(visitor, 'bettingBonuses.activate', { bonus_id: bet?.id })).data).toBe(1);
  expect(world.ledger.balance(uid, 'betting')).toBe(10_000_00);
  expect((await fiveTimes(visitor, 'bettingBonuses.remove', { bonus_id: bet?.id })).data).toBe(1);

  world.rewards.club.credit(uid, { kind: 'gift', reference: `race:${uid}`, amount: 100_000 });
  const { items } = (await visitor.get('loyalty.getproducts')).body.data;
  const product = items.find(({ is_available: isOpen }: { is_available: boolean }) => isOpen);
  const before = (await visitor.get('loyalty.getinfo')).body.data.points;
  const bought = await fiveTimes(visitor, 'loyalty.buyproduct', { id: product.id });
  expect(bought.data.points).toBe(before - product.price);
  expect((await visitor.get('loyalty.getinfo')).body.data.points).toBe(before - product.price);

  const saver = await signedIn('cashback@yulduz.test');
  const main = await mainOf(saver);
  expect((await fiveTimes(saver, 'cashbacks.payout', {})).data).toBe(1);
  const paid = (await mainOf(saver)) - main;
  expect(paid).toBeGreaterThan(0);
  const again = await saver.post('cashbacks.payout', {}, { 'idempotency-key': randomUUID() });
  expect(again.body).toMatchObject({ error: { type: expect.any(String) } });
  expect((await mainOf(saver)) - main).toBe(paid);

  const offered = (await visitor.get('campaigns.getoffers')).body.data.items[0];
  expect(offered).toBeDefined();
  await fiveTimes(visitor, 'campaigns.takepromotions', { offer_id: offered.id });
  expect(world.ledger.audit()).toMatchObject(clean);
});
