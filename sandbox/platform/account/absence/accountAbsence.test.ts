import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { createControlCaller } from '#sandbox/testing/createControlCaller.ts';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const DAY = 86_400_000;
const SPORT = 'custom/sportsbook/play';

test('a player who is back from a break finds balances, bets, bonuses and withdrawals until they put them away', async () => {
  const { world } = sandbox;
  const { clock } = world;
  const visitor = createVisitor(sandbox.url);
  const login = 'rich@yulduz.test';
  await visitor.login(login);
  expect((await visitor.get('account.getAbsence')).body.data).toEqual({ absence: null, is_seen: false });
  const { uid } = world.players.accounts.byLogin(login) ?? { uid: 0 };
  const { events } = (await visitor.game(SPORT, { action: 'state' })).body.data;
  const event = events.find(({ phase }: { phase: string }) => phase === 'upcoming');
  const [market, outcomes] = Object.entries(event.markets)[0] as [string, Record<string, number>];
  const [outcome, odds] = Object.entries(outcomes)[0] as [string, number];
  const legs = [{ event: event.id, market, outcome, odds }];
  const bet = randomUUID();
  expect((await visitor.game(SPORT, { action: 'place', bet, stake: 500_000, legs })).body.data.placed.bet).toBe(bet);
  const bonus = world.money.bonuses.give({ uid, kind: 'freeBet', reference: 'test', amount: 1_000_000 });
  const card = { method: 'uzcard', amount: 60_000, currency: 'UZS', 'requisites[card]': ownCard() };
  expect((await visitor.post('cashier.makewithdrawal', card)).body).toHaveProperty('data');
  const before = world.ledger.balance(uid, 'main') / 100;

  await visitor.post('account.setTimeOut', { period: '3m' });
  clock.advance(100 * DAY);
  await visitor.login(login);
  expect((await visitor.get('account.getInfo')).body.data.has_absence).toBe(true);
  const { absence, is_seen: isSeen } = (await visitor.get('account.getAbsence')).body.data;
  const after = world.ledger.balance(uid, 'main') / 100;
  const [settled] = absence.bets;
  expect(absence).toMatchObject({
    kind: 'time_out',
    before: { main: { amount: before } },
    after: { main: { amount: after } },
    bets: [{ id: bet, bet: { amount: 5_000 }, is_open: false }],
    more_bets: 0,
    payouts: [{ amount: { amount: 60_000 }, state: 'paid' }],
  });
  expect(isSeen).toBe(false);
  expect(absence.to - absence.from).toBeGreaterThanOrEqual(100 * 86_400);
  expect(absence.bonuses).toContainEqual({
    id: bonus?.id,
    name: expect.any(String),
    amount: { amount: 10_000, currency: 'UZS' },
    ended: 'expired',
  });
  const changed = absence.lines.reduce(
    (sum: number, { amount }: { amount: { amount: number } }) => sum + amount.amount,
    0,
  );
  expect(changed).toBe(after - before + (absence.after.bonus.amount - absence.before.bonus.amount));
  expect(settled.win.amount).toBe(after - before);

  // What the player does now is no part of it.
  await visitor.post('cashier.makeDeposit', { ...card, amount: 50_000, campaign_offer_id: '-1' });
  clock.advance(DAY / 24);
  await visitor.get('account.getBalance');
  expect((await visitor.get('account.getAbsence')).body.data.absence.after.main.amount).toBe(after);
  expect((await visitor.post('account.noteAbsence')).body.data).toBe(1);
  expect((await visitor.get('account.getInfo')).body.data).not.toHaveProperty('has_absence');
  expect((await visitor.get('account.getAbsence')).body.data).toMatchObject({
    is_seen: true,
    absence: { kind: 'time_out' },
  });
});

test('a suspended account that is open again tells which bets and bonuses ended with it', async () => {
  const { world } = sandbox;
  const visitor = createVisitor(sandbox.url);
  await visitor.login('ru@yulduz.test');
  const { uid } = world.players.accounts.byLogin('ru@yulduz.test') ?? { uid: 0 };
  const bonus = world.money.bonuses.give({ uid, kind: 'freeBet', reference: 'second', amount: 1_000_000 });
  const account = world.players.accounts.byUid(uid);
  if (!account) throw new Error('no account');
  const { closeSecondAccount } = await import('#sandbox/platform/access/closing/closeSecondAccount.ts');
  closeSecondAccount(world, account, 'ru');
  expect((await visitor.get('account.getInfo')).body.error).toBeDefined();
  world.players.accounts.update(uid, { ban_type: null });
  await visitor.post('auth.login', { login: 'ru@yulduz.test', password: DEMO_PASSWORD });
  const { absence } = (await visitor.get('account.getAbsence')).body.data;
  expect(absence.kind).toBe('suspended');
  expect(absence.bonuses).toContainEqual(expect.objectContaining({ id: bonus?.id, ended: 'closed' }));
});

test.each(['fraud', 'regulator'])(
  'a suspension by the operator, of type %s, is told once the account is open again',
  async (type) => {
    const { world } = sandbox;
    const visitor = createVisitor(sandbox.url);
    await visitor.login('rich@yulduz.test');
    const { uid } = world.players.accounts.byLogin('rich@yulduz.test') ?? { uid: 0 };
    world.players.absences.see(uid);
    const control = createControlCaller(sandbox);
    const before = world.ledger.balance(uid, 'main') / 100;
    await control('POST suspension', { login: 'rich@yulduz.test', value: type });
    expect((await visitor.get('account.getAbsence')).body.error).toMatchObject({ error_data: { ban_type: type } });
    await control('POST suspension', { login: 'rich@yulduz.test', value: 'other' });
    world.clock.advance(DAY);
    await control('POST suspension', { login: 'rich@yulduz.test', value: '' });
    await visitor.login('rich@yulduz.test');
    expect((await visitor.get('account.getInfo')).body.data.has_absence).toBe(true);
    const { absence } = (await visitor.get('account.getAbsence')).body.data;
    expect(absence).toMatchObject({ kind: 'suspended', before: { main: { amount: before } } });
    // The second type of the ban did not begin another one.
    expect(absence.to - absence.from).toBeGreaterThanOrEqual(86_400);
  },
);
