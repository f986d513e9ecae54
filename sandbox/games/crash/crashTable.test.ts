import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { roundDice } from '#sandbox/games/fairness.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import type { CrashAnswer, FlightResult } from './CrashAnswer.ts';
import { crashPoint, timeOf } from './crashMaths.ts';

let sandbox: TestSandbox;
let game: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  game = sandbox.world.play.catalogue.games.find((candidate) => engineOf(candidate) === 'crash')?.sysname ?? '';
});
afterAll(() => sandbox.remove());

const BET = 100_000;
const clean = { unbalanced: 0, drifted: 0, negative: 0 };
const start = (change: object = {}) => ({ action: 'start', bet: BET, auto: 0, round: randomUUID(), ...change });

async function rich(): Promise<SandboxVisitor> {
  const visitor = createVisitor(sandbox.url);
  await visitor.login('rich@yulduz.test');
  return visitor;
}
async function order(visitor: SandboxVisitor, body: Record<string, unknown>, mode = 'play'): Promise<CrashAnswer> {
  const answer = await visitor.game(`${game}/${mode}`, body);
  expect(answer.body.error).toBeUndefined();
  return answer.body.data;
}
const resultOf = (answer: CrashAnswer, round: unknown) =>
  answer.results.find((result) => result.round === round) as FlightResult;

test('a flight with an automatic cashout pays on time without a request to the game, and can be verified', async () => {
  const visitor = await rich();
  const before = await order(visitor, { action: 'state' });
  sandbox.world.play.luck.force({ outcome: 'win' });
  const takeOff = start({ auto: 200, client_seed: 'omad' });
  const flying = await order(visitor, takeOff);
  expect(flying.balance).toBe(before.balance - BET);
  expect(flying.flight).toMatchObject({ round: takeOff.round, bet: BET, auto: 200, client_seed: 'omad' });
  expect(JSON.stringify(flying)).not.toContain('"seed"');
  sandbox.world.clock.advance(timeOf(200));
  // Only the balance is requested, not the game.
  const { balance_main: main } = (await visitor.get('account.getBalance')).body.data;
  expect(main.amount * 100).toBe(before.balance + BET);
  const result = resultOf(await order(visitor, { action: 'state' }), takeOff.round);
  expect(result).toMatchObject({ cashed_at: 200, win: 2 * BET, client_seed: 'omad' });
  expect(createHash('sha256').update(result.seed).digest('hex')).toBe(result.hash);
  expect(result.hash).toBe(flying.flight?.hash);
  expect(crashPoint(roundDice(result))).toBe(result.point);
});

test('a manual cashout, sent three times at once, pays the multiplier of that moment once', async () => {
  const visitor = await rich();
  const before = await order(visitor, { action: 'state' });
  sandbox.world.play.luck.force({ outcome: 'win' });
  const takeOff = start();
  await order(visitor, takeOff);
  sandbox.world.clock.advance(timeOf(150));
  const cash = { action: 'cashout', round: takeOff.round };
  const answers = await Promise.all([order(visitor, cash), order(visitor, cash), order(visitor, cash)]);
  const result = resultOf(answers[0] as CrashAnswer, takeOff.round);
  expect(result.cashed_at).toBeGreaterThanOrEqual(150);
  expect(result.cashed_at).toBeLessThan(200);
  for (const answer of answers) expect(answer.balance).toBe(before.balance - BET + result.win);
  expect(sandbox.world.ledger.audit()).toMatchObject(clean);
});

test('a flight not cashed out before its crash is lost, and a late cashout pays nothing', async () => {
  const visitor = await rich();
  sandbox.world.play.luck.force({ outcome: 'lose' });
  const takeOff = start();
  const before = (await order(visitor, { action: 'state' })).balance;
  await order(visitor, takeOff);
  sandbox.world.clock.advance(timeOf(200) + 1000);
  const late = await order(visitor, { action: 'cashout', round: takeOff.round });
  expect(resultOf(late, takeOff.round)).toMatchObject({ cashed_at: 0, win: 0 });
  expect(late.balance).toBe(before - BET);
  const history = (await visitor.get('games.getHistory', { type: 'fast', count: 1 })).body.data.items[0];
  expect(history).toMatchObject({ id: takeOff.round, game: { sysname: game }, status: 'lose' });
});

test('a start sent three times at once, and again after the end, takes off and is charged once', async () => {
  const visitor = await rich();
  const before = (await order(visitor, { action: 'state' })).balance;
  const takeOff = start({ auto: 101 });
  const answers = await Promise.all([1, 2, 3].map(() => order(visitor, takeOff)));
  for (const answer of answers) expect(answer.balance).toBe(before - BET);
  sandbox.world.clock.advance(60_000);
  const later = await order(visitor, takeOff);
  expect(later.flight).toBeNull();
  expect(later.balance).toBe(before - BET + resultOf(later, takeOff.round).win);
});

test('the watch action answers when the flight is over', async () => {
  const visitor = await rich();
  sandbox.world.play.luck.force({ outcome: 'win' });
  const takeOff = start({ auto: 102 });
  await order(visitor, takeOff);
  const seen = await order(visitor, { action: 'watch' });
  expect(seen.flight).toBeNull();
  expect(resultOf(seen, takeOff.round).cashed_at).toBeGreaterThan(0);
});

test('a flight, after a restart of the sandbox in mid-air, ends at its automatic cashout and is paid', async () => {
  const visitor = await rich();
  sandbox.world.play.luck.force({ outcome: 'win' });
  const takeOff = start({ auto: 200 });
  const flying = await order(visitor, takeOff);
  const { uid } = sandbox.world.players.accounts.byLogin('rich@yulduz.test') ?? { uid: 0 };
  sandbox = await sandbox.restart();
  // Past the clock offset of the previous process.
  sandbox.world.clock.advance(3_600_000);
  const again = await rich();
  const answer = await order(again, { action: 'state' });
  expect(resultOf(answer, takeOff.round)).toMatchObject({ cashed_at: 200, win: 2 * BET });
  expect(sandbox.world.ledger.balance(uid, 'main')).toBe(flying.balance + 2 * BET);
  expect(sandbox.world.ledger.audit()).toMatchObject(clean);
});

test('a guest’s flight is charged to and paid into the demo wallet, which contains no seed in mid-air', async () => {
  const guest = createVisitor(sandbox.url);
  let first = await order(guest, { action: 'state' }, 'demo');
  let takeOff = start({ wallet: first.wallet });
  let flying = await order(guest, takeOff, 'demo');
  // The control does not affect guests, and one flight in thirty ends at its start: then try the next.
  for (let flights = 1; flying.flight === null && flights < 20; flights += 1) {
    first = flying;
    takeOff = start({ wallet: first.wallet });
    flying = await order(guest, takeOff, 'demo');
  }
  expect(flying.balance).toBe(first.balance - BET);
  const carried = Buffer.from(String(flying.wallet).split('.')[0] ?? '', 'base64url').toString();
  expect(JSON.parse(JSON.parse(carried).memory).flight).not.toHaveProperty('seed');
  const out = await order(guest, { action: 'cashout', round: takeOff.round, wallet: flying.wallet }, 'demo');
  expect(out.flight).toBeNull();
  const result = resultOf(out, takeOff.round);
  expect(out.balance).toBe(first.balance - BET + result.win);
});

test('a start with an invalid field is refused by the name of the field; an empty balance starts no flight', async () => {
  const visitor = await rich();
  const refuse = async (change: object) =>
    Object.keys((await visitor.game(`${game}/play`, start(change))).body.error.error_data);
  expect(await refuse({ bet: 1 })).toEqual(['bet']);
  expect(await refuse({ auto: 100 })).toEqual(['auto']);
  expect(await refuse({ auto: 1e9 })).toEqual(['auto']);
  expect(await refuse({ client_seed: 'not this one!' })).toEqual(['client_seed']);
  expect(await refuse({ round: '1' })).toEqual(['round']);
  const zero = createVisitor(sandbox.url);
  await zero.login('zero@yulduz.test');
  const { error } = (await zero.game(`${game}/play`, start())).body;
  expect(error.error_data).toMatchObject({ balance: ['INSUFFICIENT'] });
  expect((await order(zero, { action: 'state' })).flight).toBeNull();
});
