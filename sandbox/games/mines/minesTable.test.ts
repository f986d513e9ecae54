import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { hashOfSeed, roundDice } from '#sandbox/games/fairness.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { layMines, multiplierOf } from './minesMaths.ts';

let sandbox: TestSandbox;
let game: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  game = sandbox.world.play.catalogue.games.find((candidate) => engineOf(candidate) === 'mines')?.sysname ?? '';
});
afterAll(() => sandbox.remove());

const start = (change: object = {}) => ({ action: 'start', bet: 20_000, mines: 5, round: randomUUID(), ...change });
async function rich() {
  const visitor = createVisitor(sandbox.url);
  await visitor.login('rich@yulduz.test');
  return {
    ask: async (order: Record<string, unknown>) => (await visitor.game(`${game}/play`, order)).body,
  };
}

test('a mines board, with repeated orders, is charged once, pays its multiplier once, and can be verified', async () => {
  const { ask } = await rich();
  const before = (await ask({ action: 'state' })).data;
  sandbox.world.play.luck.force({ outcome: 'big' });
  const order = start();
  const laid = (await ask(order)).data;
  expect(laid.balance).toBe(before.balance - 20_000);
  expect(JSON.stringify(laid.board)).not.toMatch(/seed":"[0-9a-f]{64}|mined/);
  // A repeated start is one board, and a cell opened twice is one cell.
  expect((await ask(order)).data.balance).toBe(laid.balance);
  for (const cell of [0, 0, 1]) await ask({ action: 'open', round: order.round, cell });
  const open = (await ask({ action: 'state' })).data.board;
  expect(open).toMatchObject({ opened: [0, 1], multiplier: multiplierOf(5, 2) });
  const done = (await ask({ action: 'cashout', round: order.round })).data;
  const win = Math.floor((20_000 * multiplierOf(5, 2)) / 100);
  expect(done.balance).toBe(laid.balance + win);
  const [result] = done.results;
  expect(result).toMatchObject({ round: order.round, win, hit: null });
  expect(hashOfSeed(result.seed)).toBe(laid.board.hash);
  expect(layMines(roundDice(result), 5)).toEqual(result.mined);
  // A second cashout pays nothing.
  expect((await ask({ action: 'cashout', round: order.round })).data.balance).toBe(done.balance);
  expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
});

test('a mines board survives a restart, pays nothing before its first cell, and loses the bet on a mine', async () => {
  const first = await rich();
  const order = start({ mines: 3 });
  sandbox.world.play.luck.force({ outcome: 'lose' });
  const { data } = await first.ask(order);
  sandbox = await sandbox.restart();
  const { ask } = await rich();
  expect((await ask({ action: 'state' })).data.board).toMatchObject({ round: order.round, opened: [] });
  // Before the first cell a cashout does nothing.
  expect((await ask({ action: 'cashout', round: order.round })).data.board).not.toBeNull();
  const lost = (await ask({ action: 'open', round: order.round, cell: 0 })).data;
  expect(lost.results[0]).toMatchObject({ hit: 0, win: 0, multiplier: 0 });
  expect([lost.board, lost.balance]).toEqual([null, data.balance]);
});

test('a guest’s mines board is played with the demo wallet, which contains no seed', async () => {
  const guest = createVisitor(sandbox.url);
  const ask = async (order: Record<string, unknown>) => (await guest.game(`${game}/demo`, order)).body.data;
  const seat = await ask({ action: 'state' });
  const order = start({ mines: 1, wallet: seat.wallet });
  sandbox.world.play.luck.force(undefined);
  const laid = await ask(order);
  expect(Buffer.from(laid.wallet.split('.')[0], 'base64url').toString()).not.toContain('"seed"');
  let answer = laid;
  for (let cell = 0; answer.board && cell < 3; cell += 1)
    answer = await ask({ action: 'open', round: order.round, cell, wallet: answer.wallet });
  if (answer.board) answer = await ask({ action: 'cashout', round: order.round, wallet: answer.wallet });
  expect(answer.balance).toBe(laid.balance + answer.results[0].win);
});

test('a mines order with an invalid field is refused by the name of the field', async () => {
  const { ask } = await rich();
  for (const [field, wrong] of Object.entries({ bet: { bet: 20_001 }, mines: { mines: 2 }, round: { round: 'x' } }))
    expect(Object.keys((await ask(start(wrong))).error.error_data)).toEqual([field]);
  expect((await ask({ action: 'open', round: randomUUID(), cell: 25 })).error.error_data).toHaveProperty('cell');
});
