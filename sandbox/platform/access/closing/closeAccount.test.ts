import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { closeAccount } from './closeAccount.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const SPORT = 'custom/sportsbook/play';

test('closeAccount returns the stakes of open bets and boards, ends bonuses, and is done once', async () => {
  const { world } = sandbox;
  const visitor = createVisitor(sandbox.url);
  await visitor.login('rich@yulduz.test');
  const { uid } = world.players.accounts.byLogin('rich@yulduz.test') ?? { uid: 0 };
  const before = world.ledger.balance(uid, 'main');
  const mines = world.play.catalogue.games.find((game) => engineOf(game) === 'mines')?.sysname ?? '';
  const board = { action: 'start', bet: 20_000, mines: 5, round: randomUUID() };
  expect((await visitor.game(`${mines}/play`, board)).body.data.board.round).toBe(board.round);
  const { events } = (await visitor.game(SPORT, { action: 'state' })).body.data;
  const event = events.find(({ phase }: { phase: string }) => phase === 'upcoming');
  const [market, outcomes] = Object.entries(event.markets)[0] as [string, Record<string, number>];
  const [outcome, odds] = Object.entries(outcomes)[0] as [string, number];
  const bet = randomUUID();
  const legs = [{ event: event.id, market, outcome, odds }];
  expect((await visitor.game(SPORT, { action: 'place', bet, stake: 500_000, legs })).body.data.placed.bet).toBe(bet);
  const bonus = world.money.bonuses.give({ uid, kind: 'freeBet', reference: 'test', amount: 1_000_000 });
  world.money.bonuses.activate(uid, 'betting', bonus?.id ?? 0);
  expect(world.ledger.balance(uid, 'main')).toBe(before - 520_000);

  closeAccount(world, uid, 'age');
  closeAccount(world, uid, 'fraud');
  expect(world.players.accounts.byUid(uid)?.closed_for).toBe('age');
  expect([world.ledger.balance(uid, 'main'), world.ledger.balance(uid, 'betting')]).toEqual([before, 0]);
  expect(world.money.bonuses.list(uid, 'betting', ['new', 'active', 'inactive'])).toEqual([]);
  expect(world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });

  for (const [name, answer] of [
    ['sport', await visitor.game(SPORT, { action: 'state' })],
    ['a game', await visitor.game(`${mines}/play`, { ...board, round: randomUUID() })],
    ['a demo game', await visitor.game(`${mines}/demo`, { ...board, round: randomUUID() })],
    ['a payout of cashback', await visitor.post('cashbacks.payout')],
  ] as const)
    expect(answer.body.error, name).toMatchObject({ type: 'UserBannedException', error_data: { ban_type: 'age' } });
  // Giving something up stays possible, and so does reading.
  expect((await visitor.get('cashier.getwithdrawsettings')).body.data.requirements).toBeDefined();
});
