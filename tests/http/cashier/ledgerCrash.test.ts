import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { createVisitor, type SandboxVisitor } from '#sandbox/testing/startTestSandbox.ts';
import { createClock } from '#sandbox/world/clock.ts';
import { createLedger, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { createCatalogue } from '#sandbox/world/play/catalogue.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { isFull } from '#tests/support/isFull.ts';

const KILLS = isFull ? 10 : 3;
const SEED = 'crash';
const GAMES = 40;
let folder: string;
let file: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-crash-'));
  file = join(folder, 'sandbox.db');
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts the sandbox as a separate process that can be killed. Rejects when the process ends before it listens. */
async function start(): Promise<{ url: string; kill: () => Promise<void> }> {
  const sandbox = fork('dist/sandbox/main.js', {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DB: file, SANDBOX_GAMES: String(GAMES), SANDBOX_SEED: SEED },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child = sandbox;
  const gone = new Promise<void>((resolve) => sandbox.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    sandbox.once('message', (message) => resolve((message as { url: string }).url));
    sandbox.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  return {
    url,
    kill: async () => {
      sandbox.kill('SIGKILL');
      await gone;
    },
  };
}

const sysnameOf = (engine: string) =>
  createCatalogue({ seed: SEED, count: GAMES }).games.find((game) => engineOf(game) === engine)?.sysname ?? '';

/** Repeats every operation that moves money until `stop` returns true. */
async function moveMoney(visitor: SandboxVisitor, stop: () => boolean): Promise<void> {
  const [slot, crash, wheel] = ['slot', 'crash', 'roulette'].map(sysnameOf);
  const key = () => ({ 'idempotency-key': randomUUID() });
  const card = { 'requisites[card]': '8600123412341234' };
  const loops: (() => Promise<unknown>)[] = [
    () => visitor.game(`${slot}/play`, { action: 'spin', bet: 1_000_000, round: randomUUID() }),
    () =>
      visitor.game(`${wheel}/play`, { action: 'spin', chips: [{ spot: 'red', amount: 500_000 }], round: randomUUID() }),
    async () => {
      const round = randomUUID();
      await visitor.game(`${crash}/play`, { action: 'start', bet: 200_000, auto: 0, round });
      await visitor.game(`${crash}/play`, { action: 'cashout', round });
    },
    async () => {
      const { events } = (await visitor.game('custom/sportsbook/play', { action: 'state' })).body.data;
      const event = events.at(-1);
      const [market, outcomes] = Object.entries(event.markets)[0] as [string, Record<string, number>];
      const [outcome, odds] = Object.entries(outcomes)[0] as [string, number];
      const legs = [{ event: event.id, market, outcome, odds }];
      await visitor.game('custom/sportsbook/play', { action: 'place', bet: randomUUID(), stake: 2_000_00, legs });
    },
    () => visitor.post('cashier.makedeposit', { method: 'uzcard', amount: 50_000, currency: 'UZS', ...card }, key()),
    async () => {
      const order = { method: 'uzcard', amount: 60_000, currency: 'UZS', ...card };
      const { body } = await visitor.post('cashier.makewithdrawal', order, key());
      if (body.data) await visitor.post('cashier.cancelwithdrawal', { id: body.data.id }, key());
    },
  ];
  await Promise.all(
    loops.map(async (loop) => {
      // Calls fail when the process is killed; that is expected.
      while (!stop()) await loop().catch(() => undefined);
    }),
  );
}

function read() {
  const db = openDatabase(file);
  const one = (sql: string) => (db.prepare(sql).get() as { n: number }).n;
  const ledger = createLedger(db, createClock());
  const found = {
    audit: ledger.audit(),
    heldPayouts: ledger.balance(OPERATOR, 'payouts'),
    withdrawals: one(
      `SELECT coalesce(sum(value), 0) n FROM payment WHERE type = 'withdrawal' AND status IN ('new', 'pending', 'processing')`,
    ),
    deposits: one(`SELECT count(*) n FROM payment WHERE type = 'deposit' AND status = 'success'`),
    depositMoves: one(`SELECT count(*) n FROM ledger_transaction WHERE kind = 'deposit'`),
    // Bets without a round, a crash flight or a sport bet.
    lostBets: one(`SELECT count(*) n FROM ledger_transaction t WHERE t.kind = 'bet' AND t.reference LIKE 'bet:%'
      AND NOT EXISTS (SELECT 1 FROM game_round r WHERE t.reference = 'bet:' || r.uid || ':' || r.round)
      AND NOT EXISTS (SELECT 1 FROM crash_flight f WHERE t.reference = 'bet:' || f.uid || ':' || f.round)
      AND NOT EXISTS (SELECT 1 FROM sport_bet b WHERE t.reference = 'bet:' || b.uid || ':' || b.bet)`),
    unpaidWins: one(`SELECT count(*) n FROM game_round r WHERE r.mode = 'play' AND r.win > 0
      AND NOT EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.reference = 'win:' || r.uid || ':' || r.round)`),
    bets: one(`SELECT count(*) n FROM ledger_transaction WHERE kind = 'bet' AND reference LIKE 'bet:%'`),
  };
  db.close();
  return found;
}

test('the ledger, after the sandbox is killed during bets, deposits and withdrawals, balances without lost holds', async () => {
  let bets = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const sandbox = await start();
    const visitor = createVisitor(sandbox.url);
    await visitor.login('rich@yulduz.test');
    let isOver = false;
    const moving = moveMoney(visitor, () => isOver);
    await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 400));
    await sandbox.kill();
    isOver = true;
    await moving;
    const found = read();
    expect(found.audit, `after kill ${kill + 1}`).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
    expect(found).toMatchObject({ lostBets: 0, unpaidWins: 0 });
    expect(found.heldPayouts).toBe(found.withdrawals);
    expect(found.depositMoves).toBe(found.deposits);
    expect(found.bets).toBeGreaterThanOrEqual(bets);
    bets = found.bets;
  }
  // Bets were being placed when the process was killed.
  expect(bets).toBeGreaterThan(KILLS);
}, 180_000);
