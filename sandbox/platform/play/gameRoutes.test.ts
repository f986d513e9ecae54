import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundDice } from '#sandbox/games/fairness.ts';
import { spin as play } from '#sandbox/games/slot/slotEngine.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let game: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  game = sandbox.world.play.catalogue.games.find(({ hasDemo, type }) => hasDemo && type === 'slot')?.sysname ?? '';
});
afterAll(() => sandbox.remove());

const order = (bet = 100_000, round = randomUUID()) => ({ action: 'spin', bet, lines: 20, round });
async function signedIn(login = 'rich@yulduz.test') {
  const visitor = createVisitor(sandbox.url);
  await visitor.login(login);
  return visitor;
}
async function newcomer() {
  const visitor = createVisitor(sandbox.url);
  await visitor.post('auth.register', { auth_type: 'one_click', currency: 'UZS', terms: true, notify: false });
  return visitor;
}

test('a slot spin changes the balance by win minus bet, and its revealed seed reproduces the round', async () => {
  const visitor = await signedIn();
  const seat = (await visitor.game(`${game}/play`, { action: 'state' })).body.data;
  const { data } = (await visitor.game(`${game}/play`, order())).body;
  expect(data.balance).toBe(seat.balance - data.bet + data.win);
  expect((await visitor.get('account.getBalance')).body.data.balance_main.amount * 100).toBeCloseTo(data.balance, 5);
  expect(data.hash).toBe(seat.next_hash);
  expect(createHash('sha256').update(data.seed).digest('hex')).toBe(data.hash);
  const again = play({ dice: roundDice(data), bet: 100_000, lines: 20, isFree: false });
  expect(again).toMatchObject({ grid: data.grid, wins: data.wins, win: data.win });
});

test('a spin sent three times at once with one round id is played once, with identical answers', async () => {
  const visitor = await signedIn();
  const same = order();
  const before = (await visitor.game(`${game}/play`, { action: 'state' })).body.data.balance;
  const answers = await Promise.all([1, 2, 3].map(() => visitor.game(`${game}/play`, same)));
  const [first] = answers.map(({ body }) => body);
  expect(answers.every(({ body }) => JSON.stringify(body) === JSON.stringify(first))).toBe(true);
  const after = (await visitor.game(`${game}/play`, { action: 'state' })).body.data.balance;
  expect(after).toBe(before - first.data.bet + first.data.win);
});

test('two spins at once, each of the whole balance: the second is refused unless the first one won enough', async () => {
  const visitor = await newcomer();
  const answers = await Promise.all(
    [order(10_000_000), order(10_000_000)].map((spin) => visitor.game(`${game}/play`, spin)),
  );
  const outcomes = answers.map(({ body }) => body.data ?? body.error.error_data);
  const [first, second] = outcomes.toSorted((a, b) => Number('available' in a) - Number('available' in b));
  // The first win may pay for the second spin; then both are played.
  const couldAfford = first.win >= 10_000_000 || first.free_spins_left > 0;
  expect(couldAfford || second.balance).toEqual(couldAfford || ['INSUFFICIENT']);
  expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
});

test('a spin with an empty balance is refused as INSUFFICIENT, and the balance stays 0', async () => {
  const visitor = await signedIn('zero@yulduz.test');
  const { status, body } = await visitor.game(`${game}/play`, order(20_000));
  expect(status).toBe(200);
  expect(body.error).toMatchObject({ type: 'InvalidParameterException', error_data: { balance: ['INSUFFICIENT'] } });
  expect((await visitor.get('account.getBalance')).body.data.balance_main.amount).toBe(0);
});

test('a real-money spin by a guest is refused; a demo spin by a player changes only the demo balance', async () => {
  const guest = createVisitor(sandbox.url);
  expect((await guest.game(`${game}/play`, order())).body.error.type).toBe('AuthorizationException');
  const visitor = await newcomer();
  const { data } = (await visitor.game(`${game}/demo`, order(10_000_000))).body;
  const balances = (await visitor.get('account.getBalance')).body.data;
  expect(balances.balance_main.amount).toBe(100_000);
  // A win equal to the bet leaves the demo balance unchanged.
  expect(balances.balance_fun.amount).toBe(1_000_000 - (data.bet - data.win) / 100);
});

test('a guest’s demo wallet, sent with each order, carries the balance, and a forged wallet is ignored', async () => {
  const guest = createVisitor(sandbox.url);
  const seat = (await guest.game(`${game}/demo`, { action: 'state' })).body.data;
  const spun = (await guest.game(`${game}/demo`, { ...order(), wallet: seat.wallet })).body.data;
  expect(spun.balance).toBe(seat.balance - spun.bet + spun.win);
  expect(spun.hash).toBe(seat.next_hash);
  const later = (await guest.game(`${game}/demo`, { action: 'state', wallet: spun.wallet })).body.data;
  expect(later.balance).toBe(spun.balance);
  const [body = '', signature = ''] = String(spun.wallet).split('.');
  const rich = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), balance: 9e12 }));
  const forged = (
    await guest.game(`${game}/demo`, { action: 'state', wallet: `${rich.toString('base64url')}.${signature}` })
  ).body.data;
  expect(forged.balance).toBe(seat.balance);
});

test('a free spin, whatever bet is sent, uses the bet that won it and costs nothing', async () => {
  const visitor = await signedIn();
  const state = async () => (await visitor.game(`${game}/play`, { action: 'state' })).body.data;
  // A spin of an earlier test may have won some, with its own bet.
  while ((await state()).free_spins_left > 0) await visitor.game(`${game}/play`, order());
  let won = 0;
  for (let spins = 0; spins < 2000 && won === 0; spins += 1)
    won = (await visitor.game(`${game}/play`, order(20_000))).body.data.free_spins_left;
  expect(won).toBeGreaterThanOrEqual(8);
  const seat = await state();
  expect(seat).toMatchObject({ free_spins_left: won, free_bet: 20_000, free_lines: 20 });
  const free = (await visitor.game(`${game}/play`, order(1_000_000))).body.data;
  expect(free.bet).toBe(0);
  expect(free.balance).toBe(seat.balance + free.win);
  expect(free.free_spins_left).toBeGreaterThanOrEqual(won - 1);
}, 30_000);

test('a spin with an invalid bet, lines, round or action is refused by the name of the field', async () => {
  const visitor = await signedIn();
  const refuse = async (change: object) =>
    Object.keys((await visitor.game(`${game}/play`, { ...order(), ...change })).body.error.error_data);
  for (const bet of [0, -100_000, 1, 20_001, 1e12, 0.5, '100000', null])
    expect(await refuse({ bet }), String(bet)).toEqual(['bet']);
  expect(await refuse({ lines: 7 })).toEqual(['lines']);
  expect(await refuse({ round: 'x' })).toEqual(['round']);
  expect(await refuse({ action: 'cheat' })).toEqual(['action']);
});

test('a real-money bet adds its share to the jackpot account of the game', async () => {
  const visitor = await signedIn();
  const pot = sandbox.world.rewards.jackpots.potOf(game);
  if (!pot) throw new Error('no pot');
  const before = sandbox.world.ledger.balance(0, pot.account);
  const { data } = (await visitor.game(`${game}/play`, order(1_000_000))).body;
  expect(sandbox.world.ledger.balance(0, pot.account) - before).toBe(data.bet * pot.share);
});

test('a slot frame has its own CSP nonce and language; real play without a session gets 403, an unknown game 404', async () => {
  const open = (path: string) => fetch(`${sandbox.url}/platform/game/${path}?embed=1&locale=ru`);
  const frame = await open(`${game}/demo`);
  expect(frame.status).toBe(200);
  const html = await frame.text();
  const nonce = /'nonce-([^']+)'/.exec(frame.headers.get('content-security-policy') ?? '')?.[1];
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).toContain('lang="ru"');
  expect((await open(`custom/${game}/demo`)).status).toBe(200);
  expect((await open(`${game}/play`)).status).toBe(403);
  expect((await open('no-such-game/demo')).status).toBe(404);
  expect((await open(`${game}/cheat`)).status).toBe(404);
});

test('a game order with a form body gets 415, with malformed JSON 400, with a large body 413', async () => {
  const post = (body: string, type: string) =>
    fetch(`${sandbox.url}/platform/game/${game}/demo?embed=1`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
  expect((await post('action=spin', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await post('{"action":', 'application/json')).status).toBe(400);
  expect((await post(`{"action":"${'x'.repeat(20_000)}"}`, 'application/json')).status).toBe(413);
});
