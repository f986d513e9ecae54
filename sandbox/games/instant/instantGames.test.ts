import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playCoup } from '#sandbox/games/baccarat/baccaratMaths.ts';
import { throwDice } from '#sandbox/games/dice/diceMaths.ts';
import { type Engine, engineOf } from '#sandbox/games/engineOf.ts';
import { hashOfSeed, roundDice } from '#sandbox/games/fairness.ts';
import { dropBall } from '#sandbox/games/plinko/plinkoMaths.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const gameOf = (engine: Engine) =>
  sandbox.world.play.catalogue.games.find((candidate) => engineOf(candidate) === engine)?.sysname ?? '';
const chips = (...spots: string[]) => ({ chips: spots.map((spot) => ({ spot, amount: 20_000 })) });
const games = {
  plinko: { action: 'drop', bet: 20_000, risk: 'high' as const },
  dice: { action: 'throw', ...chips('small', 't10', 'n4', 'triple') },
  baccarat: { action: 'deal', ...chips('player', 'banker', 'tie') },
};

test.each(Object.entries(games))(
  'a %s round sent twice at once is charged once, and its revealed seed reproduces the round',
  async (engine, staked) => {
    const visitor = createVisitor(sandbox.url);
    await visitor.login('rich@yulduz.test');
    const address = `${gameOf(engine as Engine)}/play`;
    const seat = (await visitor.game(address, { action: 'state' })).body.data;
    const order = { ...staked, round: randomUUID(), client_seed: 'omad' };
    const answers = await Promise.all([1, 2].map(() => visitor.game(address, order)));
    const { data } = answers[0]?.body ?? {};
    expect(answers[1]?.body.data).toEqual(data);
    expect(data.balance).toBe(seat.balance - data.bet + data.win);
    expect([data.hash, hashOfSeed(data.seed)]).toEqual([seat.next_hash, seat.next_hash]);
    const dice = roundDice(data);
    const again =
      engine === 'plinko'
        ? dropBall(dice, games.plinko)
        : engine === 'dice'
          ? throwDice(dice, games.dice.chips)
          : playCoup(dice, games.baccarat.chips);
    expect(data).toMatchObject(again);
    const after = (await visitor.game(address, { action: 'state' })).body.data;
    expect(after).toMatchObject({ balance: data.balance, next_hash: data.next_hash, nonce: seat.nonce + 1 });
    expect(after.last).toHaveLength(1);
    const history = (await visitor.get('games.getHistory', { type: 'casino', count: 1 })).body.data.items[0];
    expect(history.id).toBe(order.round);
    expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
  },
);

test('an instant game order with a malformed field gets 200 and an error with the name of the field', async () => {
  const visitor = createVisitor(sandbox.url);
  await visitor.login('rich@yulduz.test');
  for (const [engine, staked] of Object.entries(games)) {
    const address = `${gameOf(engine as Engine)}/play`;
    const fields = Object.keys(staked).filter((name) => name !== 'action');
    for (const field of fields)
      for (const nasty of ['constructor', 1e18, -1, 0.5, null, [], [{ spot: 'constructor', amount: 20_000 }], {}]) {
        const { status, body } = await visitor.game(address, { ...staked, round: randomUUID(), [field]: nasty });
        expect([status, Object.keys(body.error?.error_data ?? {})], `${engine} ${field}`).toEqual([200, [field]]);
      }
  }
});
