import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import type { BettingAnswer, EventView } from './BettingAnswer.ts';
import type { LegOrder } from './createFixtureViews.ts';
import { combinedOdds } from './odds.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const ADDRESS = 'custom/sportsbook/play';
const STAKE = 100_000_00;
const clean = { unbalanced: 0, drifted: 0, negative: 0 };

async function signedIn(login = 'rich@yulduz.test'): Promise<SandboxVisitor> {
  const visitor = createVisitor(sandbox.url);
  await visitor.login(login);
  return visitor;
}
async function state(visitor: SandboxVisitor): Promise<BettingAnswer> {
  return (await visitor.game(ADDRESS, { action: 'state' })).body.data;
}
const place = (visitor: SandboxVisitor, change: object) =>
  visitor.game(ADDRESS, { action: 'place', bet: randomUUID(), stake: STAKE, ...change });

/** A leg that will win or lose, chosen by the secret result of its event. */
function legOf(event: EventView, isWinning: boolean): LegOrder {
  const results = sandbox.world.tables.fixtures.find(event.id)?.match.results ?? {};
  for (const [market, outcomes] of Object.entries(event.markets))
    for (const [outcome, odds] of Object.entries(outcomes))
      if (odds !== null && (results[market] === outcome) === isWinning && odds >= 110)
        return { event: event.id, market, outcome, odds };
  throw new Error(`nothing to bet on in ${event.id}`);
}
const upcoming = (answer: BettingAnswer) => answer.events.filter(({ phase }) => phase === 'upcoming');
const landAll = () => sandbox.world.clock.advance(40 * 3_600_000);

test('the sportsbook, for a guest, lists live and upcoming events of every sport and refuses a bet', async () => {
  const { events, player } = await state(createVisitor(sandbox.url, 'ru'));
  expect(player).toBeNull();
  expect(new Set(events.map(({ sport }) => sport))).toEqual(new Set(['football', 'tennis', 'mma', 'esports']));
  expect(events.filter(({ phase }) => phase === 'live').length).toBeGreaterThan(1);
  expect(upcoming({ events } as BettingAnswer).length).toBeGreaterThan(20);
  for (const event of events) {
    expect(event.home).not.toBe(event.away);
    expect(event).not.toHaveProperty('seed');
  }
  const refused = await place(createVisitor(sandbox.url), { legs: [legOf(events.at(-1) as EventView, true)] });
  expect(refused.body.error.type).toBe('AuthorizationException');
});

test('a winning single pays stake times odds, is in the history, and its match reveals the seed of its hash', async () => {
  const visitor = await signedIn();
  const before = await state(visitor);
  const event = upcoming(before)[0] as EventView;
  const leg = legOf(event, true);
  const { data } = (await place(visitor, { legs: [leg] })).body;
  expect(data.placed).toMatchObject({ stake: STAKE, odds: leg.odds * 10, status: 'open' });
  expect(data.player.balance).toBe((before.player?.balance ?? 0) - STAKE);
  const open = (await visitor.get('games.getHistory', { type: 'betting', count: 1 })).body.data.items[0];
  expect(open).toMatchObject({ id: data.placed.bet, status: 'open', game: { sysname: 'sportsbook' } });
  landAll();
  const after = (await visitor.game(ADDRESS, { action: 'state', event: event.id })).body.data as BettingAnswer;
  const payout = Math.floor((STAKE * leg.odds) / 100);
  expect(after.player?.bets.find(({ bet }) => bet === data.placed.bet)).toMatchObject({ status: 'won', payout });
  expect(after.player?.balance).toBe((before.player?.balance ?? 0) - STAKE + payout);
  const won = (await visitor.get('games.getHistory', { type: 'betting', count: 1 })).body.data.items[0];
  expect(won).toMatchObject({ id: data.placed.bet, status: 'win', win: { amount: payout / 100, currency: 'UZS' } });
  const finished = after.events.find(({ id }) => id === event.id) as EventView;
  expect(finished).toMatchObject({ phase: 'finished', hash: event.hash });
  expect(createHash('sha256').update(String(finished.seed)).digest('hex')).toBe(event.hash);
});

test('an express pays when all its legs win, and is lost when one leg loses', async () => {
  const visitor = await signedIn();
  const [a, b, c] = upcoming(await state(visitor)) as [EventView, EventView, EventView];
  const legs = [legOf(a, true), legOf(b, true)];
  const winning = (await place(visitor, { legs })).body.data.placed;
  const losing = (await place(visitor, { legs: [...legs, legOf(c, false)] })).body.data.placed;
  expect(winning.odds).toBe(combinedOdds(legs.map(({ odds }) => odds)));
  landAll();
  const bets = (await state(visitor)).player?.bets ?? [];
  expect(bets.find(({ bet }) => bet === winning.bet)).toMatchObject({
    status: 'won',
    payout: Math.floor((STAKE * winning.odds) / 1000),
  });
  expect(bets.find(({ bet }) => bet === losing.bet)).toMatchObject({ status: 'lost', payout: 0 });
  expect(sandbox.world.ledger.audit()).toMatchObject(clean);
});

test('a bet sent three times at once with one id is placed and charged once', async () => {
  const visitor = await signedIn();
  const before = await state(visitor);
  const order = { bet: randomUUID(), legs: [legOf(upcoming(before)[0] as EventView, true)] };
  const answers = await Promise.all([1, 2, 3].map(() => place(visitor, order)));
  for (const { body } of answers) expect(body.data.placed.bet).toBe(order.bet);
  expect((await state(visitor)).player?.balance).toBe((before.player?.balance ?? 0) - STAKE);
});

test('a bet at worse odds is refused unless accepted; closed markets, a repeated event and a bad stake are refused', async () => {
  const visitor = await signedIn();
  const answer = await state(visitor);
  const event = upcoming(answer)[0] as EventView;
  const leg = legOf(event, true);
  const seen = { ...leg, odds: leg.odds + 50 };
  const changed = (await place(visitor, { legs: [seen], accept: 'better' })).body.error;
  expect(changed.error_data).toMatchObject({ legs: ['CHANGED'], now: [{ event: event.id, odds: leg.odds }] });
  expect((await place(visitor, { legs: [seen], accept: 'any' })).body.data.placed.odds).toBe(leg.odds * 10);
  const worse = { ...leg, odds: 101 };
  expect((await place(visitor, { legs: [worse], accept: 'better' })).body.data.placed.odds).toBe(leg.odds * 10);
  expect((await place(visitor, { legs: [worse] })).body.error.error_data).toMatchObject({ legs: ['CHANGED'] });
  for (const wrong of [{ market: 'nothing' }, { outcome: 'nothing' }, { event: 'ipak-1' }, { event: 'moon-1' }])
    expect((await place(visitor, { legs: [{ ...leg, ...wrong }] })).body.error.error_data).toMatchObject({
      legs: ['CLOSED'],
    });
  expect((await place(visitor, { legs: [leg, leg] })).body.error.error_data).toMatchObject({ legs: ['SAMEEVENT'] });
  expect((await place(visitor, { legs: [leg], stake: 1 })).body.error.error_data).toMatchObject({ stake: ['STAKE'] });
  const zero = await signedIn('zero@yulduz.test');
  expect((await place(zero, { legs: [leg] })).body.error.error_data).toMatchObject({ balance: ['INSUFFICIENT'] });
});

test('an express with another spelling of the same match, or with an unknown market or outcome, is refused', async () => {
  const visitor = await signedIn();
  const event = upcoming(await state(visitor))[0] as EventView;
  const leg = legOf(event, true);
  const [league, number] = event.id.split('-');
  for (const id of [`${league}-0${number}`, `${league}-000${number}`, `${league}-${number}.0`, ` ${event.id}`]) {
    const answer = await place(visitor, { legs: [leg, { ...leg, event: id }] });
    expect(answer.body.error?.error_data, id).toMatchObject({ legs: ['CLOSED'] });
  }
  for (const wrong of [
    { market: 'constructor', outcome: 'name' },
    { market: '__proto__', outcome: 'toString' },
    { outcome: 'constructor' },
    { outcome: '__proto__' },
  ])
    expect((await place(visitor, { legs: [{ ...leg, ...wrong }], accept: 'any' })).body.error.error_data).toMatchObject(
      { legs: ['CLOSED'] },
    );
});

test('a betting bonus is staked after real money, counts odds from 1.5, splits wins, and finishes with balance 0', async () => {
  const { world } = sandbox;
  const visitor = createVisitor(sandbox.url);
  await visitor.post('auth.register', { auth_type: 'one_click', currency: 'UZS', terms: true, notify: false });
  const { uid } = (await visitor.get('account.getInfo')).body.data;
  const bonus = world.money.bonuses.give({ uid, kind: 'freeBet', amount: 50_000_00, reference: `test:${uid}` });
  expect((await visitor.post('bettingBonuses.activate', { bonus_id: bonus?.id })).body.data).toBe(1);
  const start = await state(visitor);
  expect(start.player).toMatchObject({ balance: 100_000_00, bonus: 50_000_00 });
  // Real money first; the bonus pays the rest, for bets within its limit.
  world.ledger.move({
    kind: 'grant',
    entries: [
      { uid, account: 'main', amount: -90_000_00 },
      { uid: 0, account: 'main', amount: 90_000_00 },
    ],
  });
  const [event] = upcoming(await state(visitor)) as [EventView];
  const low = Object.entries(event.markets).flatMap(([market, outcomes]) =>
    Object.entries(outcomes).map(([outcome, odds]) => ({ event: event.id, market, outcome, odds: odds ?? 0 })),
  );
  const short = low.find(({ odds }) => odds > 100 && odds < 150);
  const progress = async () =>
    (await visitor.get('bettingBonuses.get')).body.data.items.find(({ id }: { id: number }) => id === bonus?.id);
  const winning = legOf(event, true);
  const { data } = (await place(visitor, { stake: 20_000_00, legs: [winning] })).body;
  expect(data.player).toMatchObject({ balance: 0, bonus: 40_000_00 });
  if (short) await place(visitor, { stake: 1_000_00, legs: [short] });
  landAll();
  await state(visitor);
  const counted = winning.odds >= 150 ? 20_000 : 0;
  expect((await progress()).wager.done).toBe(counted);
  // Half of the stake was bonus money, so half of the win is.
  const payout = Math.floor((20_000_00 * winning.odds) / 100);
  const half = Math.floor(payout / 2);
  expect(world.ledger.balance(uid, 'main')).toBe(payout - half);
  for (let round = 0; round < 60 && (await progress()).status === 'active'; round += 1) {
    const next = upcoming(await state(visitor)).find((candidate) => {
      try {
        return legOf(candidate, true).odds >= 150;
      } catch {
        return false;
      }
    }) as EventView;
    await place(visitor, { stake: 20_000_00, legs: [legOf(next, true)] });
    landAll();
  }
  expect((await progress()).status).toBe('finished');
  expect(world.ledger.balance(uid, 'betting')).toBe(0);
  expect(world.ledger.audit()).toMatchObject(clean);
}, 20_000);

test('the sportsbook frame has its own CSP and the requested language; its demo address gets 404', async () => {
  const frame = await fetch(`${sandbox.url}/platform/game/${ADDRESS}?embed=1&locale=ru&event=ipak-1`);
  expect(frame.status).toBe(200);
  expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await frame.text();
  expect(html).toContain('lang="ru"');
  expect(html).toContain('Ставки на спорт');
  expect(html).not.toMatch(/ style="/);
  expect((await fetch(`${sandbox.url}/platform/game/custom/sportsbook/demo?embed=1`)).status).toBe(404);
});
