import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { InsufficientFunds } from '#sandbox/world/money/InsufficientFunds.ts';
import { tashkentMonth } from '#sandbox/world/money/tashkentMonth.ts';
import { tashkentSpan } from '#sandbox/world/money/tashkentSpan.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { isFull } from '../../tests/support/isFull.ts';
import { monthName } from './money/monthName.ts';

const WALKS = isFull ? 1_000 : 5;
const DAY = 86_400;
const HOUR = 3_600_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

type Step =
  | { do: 'deposit' | 'withdraw'; amount: number }
  | { do: 'play'; bet: number }
  | { do: 'wait'; hours: number }
  | { do: 'limit'; amount: number }
  | { do: 'cancel' | 'activate' | 'deactivate' | 'remove' };

const simple = (name: 'cancel' | 'activate' | 'deactivate' | 'remove') => fc.constant<Step>({ do: name });
const step: fc.Arbitrary<Step> = fc.oneof(
  // The last two digits choose the outcome: success, declined, hanging, late, refused.
  fc.record({ do: fc.constant('deposit' as const), amount: fc.integer({ min: 10_000, max: 300_007 }) }),
  fc.record({ do: fc.constant('deposit' as const), amount: fc.constantFrom(50_001, 50_002, 50_003, 50_004, 50_006) }),
  fc.record({ do: fc.constant('withdraw' as const), amount: fc.integer({ min: 40_000, max: 250_000 }) }),
  fc.record({ do: fc.constant('withdraw' as const), amount: fc.constantFrom(50_001, 50_002) }),
  fc.record({ do: fc.constant('play' as const), bet: fc.constantFrom(1_000_00, 5_000_00, 20_000_00) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.double({ min: 0.01, max: 14, noNaN: true }) }),
  fc.record({ do: fc.constant('limit' as const), amount: fc.integer({ min: 10_000, max: 500_000 }) }),
  simple('cancel'),
  simple('activate'),
  simple('deactivate'),
  simple('remove'),
);

interface Walker {
  visitor: SandboxVisitor;
  uid: number;
  /** Unix seconds. */
  since: number;
}

/** A new player who meets every requirement of a withdrawal. */
async function newWalker(): Promise<Walker> {
  const { world } = sandbox;
  const since = world.clock.seconds();
  const visitor = createVisitor(sandbox.url);
  const email = `walk-${randomUUID().slice(0, 12)}@yulduz.test`;
  const order = { auth_type: 'email', email, password: 'Yulduz-2026', currency: 'UZS', terms: true, notify: false };
  const { uid } = (await visitor.post('auth.register', order)).body.data as { uid: number };
  world.db.prepare('UPDATE contact SET is_confirmed = 1 WHERE uid = ?').run(uid);
  await visitor.post('account.saveProfileInfo', { first_name: 'A', last_name: 'B', birth_date: '01.02.1990' });
  world.players.verification.open(uid);
  world.players.verification.submit(uid);
  world.players.verification.decide(uid, 'approved');
  return { visitor, uid, since };
}

async function take({ visitor, uid }: Walker, order: Step): Promise<void> {
  const { world } = sandbox;
  const payment = { method: 'uzcard', currency: 'UZS', requisites: { card: '8600 1111 2222 3333' } };
  switch (order.do) {
    case 'deposit':
      await visitor.post('cashier.makedeposit', { ...payment, amount: order.amount, campaign_offer_id: -1 });
      break;
    case 'withdraw':
      await visitor.post('cashier.makewithdrawal', { ...payment, amount: order.amount });
      break;
    case 'play':
      try {
        const game = world.play.games.sysnames[0] as string;
        const now = world.clock.seconds();
        world.tables.slotTable.spin(uid, 'play', { game, bet: order.bet, lines: 20, round: randomUUID(), time: now });
      } catch (error) {
        if (!(error instanceof InsufficientFunds)) throw error;
      }
      break;
    case 'wait':
      world.clock.advance(Math.round(order.hours * HOUR));
      break;
    case 'limit':
      await visitor.post('account.setDepositLimit', { limit_amount: order.amount, period: 'day' });
      break;
    case 'cancel': {
      const [last] = world.money.payments.history(uid, { types: ['withdrawal'], offset: 0, count: 1 }).items;
      if (last) await visitor.post('cashier.cancelwithdrawal', { id: last.id });
      break;
    }
    default: {
      const [bonus] = world.money.bonuses.list(uid, 'casino', ['new', 'active', 'inactive']);
      if (bonus) await visitor.post(`bonuses.${order.do}`, { bonus_id: bonus.id });
    }
  }
}

const minor = ({ amount }: { amount: number }) => Math.round(amount * 100);
const sumOf = (rows: { amount: { amount: number } }[]) => rows.reduce((sum, { amount }) => sum + minor(amount), 0);

/** account.getBalance equals the ledger. */
async function walletAgrees({ visitor, uid }: Walker): Promise<void> {
  const { balance_main, balance_bonus, balance_betting_bonus } = (await visitor.get('account.getBalance')).body.data;
  const { ledger } = sandbox.world;
  expect([balance_main, balance_bonus, balance_betting_bonus].map(minor)).toEqual([
    ledger.balance(uid, 'main'),
    ledger.balance(uid, 'bonus'),
    ledger.balance(uid, 'betting'),
  ]);
}

/** Successful deposits minus held or paid withdrawals equal the deposit and withdrawal entries of the ledger. */
async function historyAgrees({ visitor, uid }: Walker): Promise<void> {
  const { items } = (await visitor.get('cashier.gethistory', { offset: 0, count: 100, type: 'all' })).body.data as {
    items: { type: string; status: string; amount: { amount: number } }[];
  };
  const held = ['new', 'pending', 'processing', 'success'];
  const listed = items.reduce((sum, { type, status, amount }) => {
    if (type === 'deposit') return status === 'success' ? sum + minor(amount) : sum;
    return held.includes(status) ? sum - minor(amount) : sum;
  }, 0);
  const moved = sandbox.world.db
    .prepare(
      `SELECT coalesce(sum(e.amount), 0) sum FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
       JOIN ledger_transaction t ON t.id = e.transaction_id
       WHERE a.uid = ? AND a.purse = 'main' AND t.kind IN ('deposit', 'withdrawal')`,
    )
    .get(uid) as { sum: number };
  expect(listed).toBe(moved.sum);
}

/** Every day of balance changes adds up and opens with the closing balance of the day before; the last closes with the ledger's. */
async function explanationAgrees({ visitor, uid, since }: Walker): Promise<void> {
  const { ledger, clock } = sandbox.world;
  for (const [balance, account] of [
    ['main', 'main'],
    ['bonus', 'bonus'],
  ] as const) {
    let level = 0;
    for (let { start } = tashkentSpan('day', since); start <= clock.seconds(); start += DAY) {
      const query = { balance, date: formatDate(start * 1000), count: 100 };
      const day = (await visitor.get('cashier.getbalancechanges', query)).body.data;
      expect(minor(day.opening)).toBe(level);
      level += sumOf(day.causes);
      expect(minor(day.closing)).toBe(level);
      expect(sumOf(day.items)).toBe(sumOf(day.causes));
      expect(day.causes.map(({ cause }: { cause: string }) => cause)).not.toContain('other');
    }
    expect(level).toBe(ledger.balance(uid, account));
  }
}

/** All movements sum to the ledger balance; each statement adds up and opens where the previous closed; the last closes with the ledger's. */
async function statementAgrees({ visitor, uid, since }: Walker): Promise<void> {
  const { ledger, clock } = sandbox.world;
  const all = (['main', 'bonus', 'betting'] as const).reduce((sum, account) => sum + ledger.balance(uid, account), 0);
  const moved: { amount: { amount: number } }[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: { items: typeof moved; next: number | null } = (
      await visitor.get('cashier.getmovements', { after, count: 20 })
    ).body.data;
    moved.push(...page.items);
    after = page.next;
  }
  expect(sumOf(moved)).toBe(all);
  let level = 0;
  for (let { start, end } = tashkentMonth(since); start <= clock.seconds(); { start, end } = tashkentMonth(end)) {
    const month = (await visitor.get('cashier.getstatement', { month: monthName(start) })).body.data;
    expect(minor(month.opening)).toBe(level);
    level += sumOf(month.lines);
    expect(minor(month.closing)).toBe(level);
  }
  expect(level).toBe(all);
}

test(
  'balance, history, balance changes and statement, after any sequence of money commands, agree with the ledger',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const walker = await newWalker();
        for (const order of steps) await take(walker, order);
        await walletAgrees(walker);
        await historyAgrees(walker);
        await explanationAgrees(walker);
        await statementAgrees(walker);
      }),
      { numRuns: WALKS },
    );
    const { unbalanced, drifted, negative } = sandbox.world.ledger.audit();
    expect({ unbalanced, drifted, negative }).toEqual({ unbalanced: 0, drifted: 0, negative: 0 });
  },
  isFull ? 1_800_000 : 30_000,
);
