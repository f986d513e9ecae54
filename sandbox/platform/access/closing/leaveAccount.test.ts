import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { OPERATOR } from '#sandbox/world/money/ledger.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

/** A player with this much real money, in minor units, and an open board of 2 000 000 of it. */
async function atBoard(left: number) {
  const { world } = sandbox;
  const visitor = createVisitor(sandbox.url);
  const { body } = await visitor.post('auth.register', {
    auth_type: 'email',
    email: `${randomUUID()}@yulduz.test`,
    password: 'Yulduz-2026',
    currency: 'UZS',
    terms: 'true',
    notify: 'false',
  });
  const uid = body.data.uid as number;
  const amount = left + 2_000_000 - world.ledger.balance(uid, 'main');
  world.ledger.move({
    kind: 'grant',
    reference: `test:${uid}`,
    entries: [
      { uid, account: 'main', amount },
      { uid: OPERATOR, account: 'main', amount: -amount },
    ],
  });
  const mines = world.play.catalogue.games.find((game) => engineOf(game) === 'mines')?.sysname ?? '';
  const board = { action: 'start', bet: 2_000_000, mines: 5, round: randomUUID() };
  expect((await visitor.game(`${mines}/play`, board)).body.data.board.round).toBe(board.round);
  expect(world.ledger.balance(uid, 'main')).toBe(left);
  return { ...visitor, uid, mines, balance: () => world.ledger.balance(uid, 'main') };
}

test.each(['harm', 'rest'])(
  'an account closed for %s has no board left: its stake is back on the balance',
  async (reason) => {
    const player = await atBoard(1_000_000);
    expect((await player.post('account.leave', { leaving_reason: reason })).body.error).toBeUndefined();
    expect(player.balance()).toBe(3_000_000);
    expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
  },
);

test('an account whose board makes its balance large enough is not closed, and the board stays', async () => {
  const player = await atBoard(4_000_000);
  const card = { method: 'uzcard', amount: 10_000, currency: 'UZS', 'requisites[card]': '8600 5555 6666 7001' };
  await player.post('cashier.makeDeposit', { ...card, campaign_offer_id: '-1' });
  expect((await player.post('account.leave', { leaving_reason: 'rest' })).body.error).toMatchObject({
    error_data: { leaving_reason: [expect.stringContaining('yechib')] },
  });
  expect(player.balance()).toBe(5_000_000);
  expect((await player.game(`${player.mines}/play`, { action: 'state' })).body.data.board).not.toBeNull();
});

test('a self-exclusion pays the board that its player cannot come back to', async () => {
  const player = await atBoard(1_000_000);
  expect((await player.post('account.setSelfExclusion', { period: '6m' })).body).toHaveProperty('data');
  expect(player.balance()).toBe(3_000_000);
});

test('a player who has never deposited need not deposit to leave', async () => {
  const player = await atBoard(9_000_000);
  expect((await player.post('account.leave', { leaving_reason: 'harm' })).body.error).toBeUndefined();
  expect(sandbox.world.players.pauses.of(player.uid)).toMatchObject({ kind: 'self_exclusion', until: null });
});
