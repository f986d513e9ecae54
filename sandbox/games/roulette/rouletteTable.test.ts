import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { roundDice } from '#sandbox/games/fairness.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { spinWheel } from './rouletteMaths.ts';

let sandbox: TestSandbox;
let game: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  game = sandbox.world.play.catalogue.games.find((candidate) => engineOf(candidate) === 'roulette')?.sysname ?? '';
});
afterAll(() => sandbox.remove());

const chips = [
  { spot: 'n17', amount: 20_000 },
  { spot: 'red', amount: 100_000 },
  { spot: '17-20', amount: 20_000 },
];
const spin = (change: object = {}) => ({ action: 'spin', chips, round: randomUUID(), ...change });
async function rich() {
  const visitor = createVisitor(sandbox.url);
  await visitor.login('rich@yulduz.test');
  return visitor;
}

test('a roulette spin changes the balance by win minus chips, and its revealed seed reproduces the round', async () => {
  const visitor = await rich();
  const seat = (await visitor.game(`${game}/play`, { action: 'state' })).body.data;
  const order = spin({ client_seed: 'omad' });
  const { data } = (await visitor.game(`${game}/play`, order)).body;
  expect(data.bet).toBe(140_000);
  expect(data.balance).toBe(seat.balance - data.bet + data.win);
  expect(data.hash).toBe(seat.next_hash);
  expect(createHash('sha256').update(data.seed).digest('hex')).toBe(data.hash);
  expect(data).toMatchObject({ client_seed: 'omad', nonce: seat.nonce });
  expect(spinWheel(roundDice(data), chips)).toEqual({ number: data.number, wins: data.wins, win: data.win });
  const after = (await visitor.game(`${game}/play`, { action: 'state' })).body.data;
  expect(after.last[0]).toBe(data.number);
  expect(after.next_hash).toBe(data.next_hash);
});

test('a roulette spin sent three times at once with one round id is played once', async () => {
  const visitor = await rich();
  const order = spin();
  const before = (await visitor.game(`${game}/play`, { action: 'state' })).body.data.balance;
  const answers = await Promise.all([1, 2, 3].map(() => visitor.game(`${game}/play`, order)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { data } = answers[0]?.body ?? {};
  const after = (await visitor.game(`${game}/play`, { action: 'state' })).body.data.balance;
  expect(after).toBe(before - data.bet + data.win);
  expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
});

test('the luck control, forced to win and then to lose, decides one spin each and is then unset', async () => {
  const visitor = await rich();
  sandbox.world.play.luck.force({ outcome: 'win' });
  const won = (await visitor.game(`${game}/play`, spin())).body.data;
  expect(won.win).toBeGreaterThan(won.bet);
  sandbox.world.play.luck.force({ outcome: 'lose' });
  const lost = (await visitor.game(`${game}/play`, spin())).body.data;
  expect(lost.win).toBeLessThanOrEqual(lost.bet);
  expect(sandbox.world.play.luck.forced()).toBeUndefined();
});

test('a guest’s roulette spin is charged to and paid into the demo wallet', async () => {
  const guest = createVisitor(sandbox.url);
  const seat = (await guest.game(`${game}/demo`, { action: 'state' })).body.data;
  const { data } = (await guest.game(`${game}/demo`, spin({ wallet: seat.wallet }))).body;
  expect(data.balance).toBe(seat.balance - data.bet + data.win);
  const later = (await guest.game(`${game}/demo`, { action: 'state', wallet: data.wallet })).body.data;
  expect(later).toMatchObject({ balance: data.balance, last: [data.number], nonce: 1 });
});

test('a roulette spin with invalid chips is refused with an error on the field chips', async () => {
  const visitor = await rich();
  const wrong: object[][] = [
    [],
    [{ spot: 'n37', amount: 20_000 }],
    [{ spot: 'n1', amount: 20_001 }],
    [{ spot: 'n1', amount: -20_000 }],
    [
      { spot: 'n1', amount: 20_000 },
      { spot: 'n1', amount: 20_000 },
    ],
    [
      { spot: 'red', amount: 10_000_000 },
      { spot: 'n1', amount: 20_000 },
    ],
    [{ spot: '1-36', amount: 20_000 }],
  ];
  for (const chipsOf of wrong) {
    const { error } = (await visitor.game(`${game}/play`, spin({ chips: chipsOf }))).body;
    expect(Object.keys(error.error_data), JSON.stringify(chipsOf)).toEqual(['chips']);
  }
});
