import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#sandbox/games/engineOf.ts';
import { createCatalogue } from '#sandbox/world/play/catalogue.ts';
import { isFull } from '#tests/support/isFull.ts';
import { createOwnBooks, type LineKind, type OwnBooks } from '#tests/support/players/createOwnBooks.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { loseAnswer } from '#tests/support/wire/loseAnswer.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

/** Each walk is drawn from its number: a failed one is walked again by it alone. */
const WALKS = isFull ? 24 : 2;
const STEPS = isFull ? 45 : 9;
const ACCOUNTS = ['USD', 'UZS', 'RUB'] as const;
const WALLET = `T${'a'.repeat(33)}`;
const WELCOME = { main: 100_000_00, bonus: 25_000_00 };

let site: Site;
let controls: SandboxControls;
beforeAll(async () => {
  site = await startSite();
  controls = sandboxControls(site);
});
afterAll(() => site?.stop());

interface Money {
  amount: number;
  currency: string;
}
interface Row {
  id: number;
  type: 'deposit' | 'withdrawal';
  amount: Money;
  status: string;
}
interface Answer {
  data?: { id?: number };
  error?: { type: string; error_data?: Record<string, unknown> };
}
interface Walker extends FundedPlayer {
  account: string;
  books: OwnBooks;
  draw: Draw;
  /** Sports bets that are open. */
  bets: Map<string, { stake: number; odds: number }>;
}

type Draw = ReturnType<typeof createDraw>;
function createDraw(seed: number) {
  let state = BigInt(seed) * 7_919n + 1n;
  const below = (n: number): number => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xff_ff_ff_ff_ff_ff_ff_ffn;
    return Number((state >> 33n) % BigInt(n));
  };
  return {
    below,
    between: (min: number, max: number) => min + below(max - min + 1),
    one: <T>(of: readonly T[]) => of[below(of.length)] as T,
  };
}
const minor = ({ amount }: Money): number => Math.round(amount * 100);
const sumOf = (rows: readonly { amount: Money }[]): number => rows.reduce((sum, { amount }) => sum + minor(amount), 0);

const { games } = createCatalogue({ seed: '1', count: 480 });
const slot = games.find((game) => engineOf(game) === 'slot')?.sysname ?? '';

async function newWalker(seed: number): Promise<Walker> {
  const account = ACCOUNTS[seed % ACCOUNTS.length] as string;
  const player = await fundedPlayer(site, [], account);
  await player.post('sumsub.createApplicant', {});
  await controls.decide({ uid: player.uid, verdict: 'approved' });
  const books = createOwnBooks(account);
  books.add('bonus', books.fromUzs(WELCOME.main));
  return { ...player, account, books, draw: createDraw(seed), bets: new Map() };
}

const historyOf = async ({ get }: Walker): Promise<Row[]> => {
  const rows: Row[] = [];
  for (;;) {
    const query = { offset: String(rows.length), count: '100', type: 'all' };
    const { items, total } = await get<{ items: Row[]; total: number }>('cashier.gethistory', query);
    rows.push(...items);
    if (rows.length >= total) return rows;
  }
};
const balancesOf = async ({ get }: Walker) => {
  const {
    balance_main: main,
    balance_bonus: bonus,
    balance_betting_bonus: betting,
  } = await get<Record<'balance_main' | 'balance_bonus' | 'balance_betting_bonus', Money>>('account.getBalance');
  return { main: minor(main), bonus: minor(bonus), betting: minor(betting) };
};

/**
 * Sends a command with one key over a good network, twice at once, with a lost answer, or to a platform that breaks the connection before
 * it has read anything; then sends it again until it is answered.
 */
async function command({ cookie, draw }: Walker, method: string, fields: Record<string, string>): Promise<Answer> {
  const headers = { cookie, 'idempotency-key': randomUUID() };
  const path = `/api/${method}`;
  const send = async () => (await postForm(site.origin, path, fields, headers)).json<Answer>();
  switch (draw.below(5)) {
    case 0: {
      const [first, second] = await Promise.all([send(), send()]);
      expect(second).toEqual(first);
      break;
    }
    case 1:
      await loseAnswer(site.origin, path, { fields, headers });
      break;
    case 2:
      await controls.fault({ target: method, kind: 'reset', times: 1 });
      await send();
      await controls.heal();
      break;
  }
  return send();
}

async function order(walker: Walker, type: Row['type']): Promise<void> {
  const { draw, books } = walker;
  const before = await historyOf(walker);
  const { main, bonus } = await balancesOf(walker);
  const isTether = draw.below(2) === 0;
  const currency = isTether ? 'USDT' : 'UZS';
  // The last two whole digits choose how a payment ends.
  const ending = draw.below(3) === 0 ? draw.between(1, 7) : draw.between(8, 99);
  const amount = isTether
    ? draw.between(20_00, type === 'deposit' ? 90_00 : 60_00)
    : (draw.between(5, 25) * 10_000 + ending) * 100;
  const method = isTether ? 'usdt' : draw.one(['uzcard', 'humo']);
  const requisites: Record<string, string> = isTether
    ? { 'requisites[wallet]': WALLET }
    : { 'requisites[card]': walker.card };
  const fields = { method, amount: String(amount / 100), currency, ...requisites };
  const answer =
    type === 'deposit'
      ? await command(walker, 'cashier.makedeposit', { ...fields, campaign_offer_id: '-1' })
      : await command(walker, 'cashier.makewithdrawal', fields);
  const known = new Set(before.map(({ id }) => id));
  const added = (await historyOf(walker)).filter(({ id }) => !known.has(id));
  expect(added.length, `${type} ordered once at most: ${JSON.stringify(answer)}`).toBeLessThanOrEqual(1);
  const [row] = added;
  if (answer.data) expect(row?.id).toBe(answer.data.id);
  const cost = books.movesOf({ type, amount, currency });
  if (type === 'withdrawal' && cost > main) expect([row, answer.error?.type]).toEqual([undefined, expect.anything()]);
  if (!row) return;
  expect(row).toMatchObject({ type, amount: { amount: amount / 100, currency } });
  books.payments.push({ id: String(row.id), type, amount, currency, status: row.status });
  // A withdrawal ends an active bonus.
  if (type === 'withdrawal') books.add('bonus', -bonus);
}

async function cancel(walker: Walker): Promise<void> {
  const open = walker.books.payments.filter(
    ({ type, status }) => type === 'withdrawal' && /^(new|pending)$/.test(status),
  );
  if (open.length === 0) return;
  const { id } = walker.draw.one(open);
  const { data } = await command(walker, 'cashier.cancelwithdrawal', { id });
  const row = (await historyOf(walker)).find((one) => String(one.id) === id);
  if (data !== undefined) expect(row?.status).toBe('cancelled');
}

async function play<T>({ cookie }: Walker, game: string, body: object): Promise<T | undefined> {
  const { json } = await ask(site.origin, `/platform/game/${game}/play?embed=1`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  return json<{ data?: T }>().data;
}

/** A spin, sent twice as after a lost answer. */
async function spin(walker: Walker): Promise<void> {
  const { draw, account, books } = walker;
  const smallest = { UZS: 20_000, RUB: 200, USD: 40 }[account] ?? 0;
  const body = { action: 'spin', bet: smallest * draw.one([1, 5, 25, 100]), round: randomUUID() };
  const answer = await play<{ bet: number; win: number; jackpot?: { amount: number } }>(walker, slot, body);
  if (!answer) return;
  expect(await play(walker, slot, body)).toMatchObject({ bet: answer.bet, win: answer.win });
  books.add('bet', answer.bet);
  books.add('win', answer.win + (answer.jackpot?.amount ?? 0));
}

interface Desk {
  events: { id: string; markets: Record<string, Record<string, number>> }[];
  player?: { bets: { bet: string; status: string; payout: number }[] };
}
async function bet(walker: Walker): Promise<void> {
  const { draw, account, bets, books } = walker;
  const desk = await play<Desk>(walker, 'custom/sportsbook', { action: 'state' });
  const event = desk?.events.filter(({ markets }) => Object.keys(markets).length > 0).at(-1);
  const [market, outcomes] = Object.entries(event?.markets ?? {})[0] ?? [];
  if (!event || !market || !outcomes) return;
  const [outcome, odds] = draw.one(Object.entries(outcomes));
  const stake = { UZS: 1_000_000, RUB: 10_000, USD: 137 }[account] ?? 0;
  const name = randomUUID();
  const body = { action: 'place', bet: name, stake, legs: [{ event: event.id, market, outcome, odds }] };
  if (!(await play(walker, 'custom/sportsbook', body))) return;
  await play(walker, 'custom/sportsbook', body);
  books.add('bet', stake);
  bets.set(name, { stake, odds });
}

/** Writes down what the ended bets have won. */
async function endBets(walker: Walker): Promise<void> {
  const { bets, books } = walker;
  if (bets.size === 0) return;
  // The sandbox settles what is due when a balance is read.
  await balancesOf(walker);
  const desk = await play<Desk>(walker, 'custom/sportsbook', { action: 'state' });
  for (const { bet: name, status, payout } of desk?.player?.bets ?? []) {
    const open = bets.get(name);
    if (!open || status === 'open') continue;
    expect(payout).toBe(status === 'won' ? Math.floor((open.stake * open.odds) / 100) : 0);
    books.add('win', payout);
    bets.delete(name);
  }
}

/** Lets time pass, in which payments go on, bets end and bonuses may expire. */
async function wait(walker: Walker, by: string): Promise<void> {
  const { bonus } = await balancesOf(walker);
  await controls.advance(by);
  await walker.get('bonuses.get', { count: '4', offset: '0' });
  if (bonus > 0 && (await balancesOf(walker)).bonus === 0) walker.books.add('bonus', -bonus);
}

async function takeBonus(walker: Walker): Promise<void> {
  const { get, books, draw } = walker;
  const query = { count: '8', offset: '0', status: 'new,active' };
  const { items } = await get<{ items: { id: number; status: string; amount: Money }[] }>('bonuses.get', query);
  const [item] = items;
  if (!item) return;
  const { bonus } = await balancesOf(walker);
  if (item.status === 'active' && draw.below(2) === 0) {
    const { data } = await command(walker, 'bonuses.remove', { bonus_id: String(item.id) });
    if (data !== undefined) books.add('bonus', -bonus);
  } else if (item.status === 'new') {
    expect(minor(item.amount)).toBe(books.fromUzs(WELCOME.bonus));
    await command(walker, 'bonuses.activate', { bonus_id: String(item.id) });
    const after = await balancesOf(walker);
    expect([0, books.fromUzs(WELCOME.bonus)]).toContain(after.bonus - bonus);
    books.add('bonus', after.bonus - bonus);
  }
}

async function takeCashback(walker: Walker): Promise<void> {
  await wait(walker, '7d');
  const waiting = async () => {
    const query = { count: '8', offset: '0', statuses: 'active' };
    const { items } = await walker.get<{ items: { status: string; amount: Money }[] }>('cashbacks.get', query);
    return items.filter(({ status }) => status === 'active');
  };
  const before = await waiting();
  if (before.length === 0) return;
  await command(walker, 'cashbacks.payout', {});
  if ((await waiting()).length === 0) walker.books.add('bonus', sumOf(before));
}

const steps = {
  deposit: (walker: Walker) => order(walker, 'deposit'),
  withdraw: (walker: Walker) => order(walker, 'withdrawal'),
  cancel,
  spin,
  bet,
  wait: (walker: Walker) => wait(walker, walker.draw.one(['30s', '11m', '3h'])),
  takeBonus,
  takeCashback,
};
type StepName = keyof typeof steps;
const WEIGHTS: Record<StepName, number> = {
  deposit: 6,
  withdraw: 5,
  cancel: 2,
  spin: 6,
  bet: 3,
  wait: 3,
  takeBonus: 1,
  takeCashback: 1,
};
const choices = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
  Array.from({ length: weight }, () => name as StepName),
);

/** The months of all statements, oldest first. */
async function statementsOf({ get }: Walker) {
  interface Statement {
    month: string;
    first_month: string | null;
    opening: Money;
    closing: Money;
    lines: { kind: LineKind; amount: Money }[];
  }
  const last = await get<Statement>('cashier.getstatement');
  const months = [last];
  while (months[0] && months[0].month > (last.first_month ?? last.month)) {
    const [year = 0, month = 0] = months[0].month.split('-').map(Number);
    const before = new Date(Date.UTC(year, month - 2, 15)).toISOString().slice(0, 7);
    months.unshift(await get<Statement>('cashier.getstatement', { month: before }));
  }
  return months;
}

async function movementsOf({ get }: Walker) {
  interface Movement {
    balance: string;
    cause: string;
    amount: Money;
    payment_id?: number;
  }
  const all: Movement[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: { items: Movement[]; next: number | null } = await get('cashier.getmovements', {
      after: String(after),
      count: '200',
    });
    all.push(...page.items);
    after = page.next;
  }
  return all;
}

/** Balances, history, statement, movements and budget are what the own books say, to the cent. */
async function agree(walker: Walker, where: string): Promise<void> {
  const { books, get } = walker;
  const history = await historyOf(walker);
  expect(history.map(({ id }) => String(id)).toSorted(), where).toEqual(books.payments.map(({ id }) => id).toSorted());
  for (const payment of books.payments) {
    const row = history.find(({ id }) => String(id) === payment.id) as Row;
    expect([row.type, row.amount], where).toEqual([
      payment.type,
      { amount: payment.amount / 100, currency: payment.currency },
    ]);
    payment.status = row.status;
  }
  await endBets(walker);
  const { main, bonus, betting } = await balancesOf(walker);
  expect(main + bonus + betting, `${where}: balance`).toBe(books.total());
  const [months, movements] = [await statementsOf(walker), await movementsOf(walker)];
  const told: Partial<Record<LineKind, number>> = {};
  for (const [index, { opening, closing, lines }] of months.entries()) {
    expect(minor(opening), `${where}: opening`).toBe(
      index === 0 ? 0 : minor((months[index - 1] as { closing: Money }).closing),
    );
    expect(minor(opening) + sumOf(lines), `${where}: closing`).toBe(minor(closing));
    for (const { kind, amount } of lines) told[kind] = (told[kind] ?? 0) + minor(amount);
  }
  expect(told, `${where}: statement`).toEqual(books.lines());
  const of = (name: string) => sumOf(movements.filter(({ balance }) => balance === name));
  expect([of('main'), of('bonus'), of('betting_bonus')], `${where}: movements`).toEqual([main, bonus, betting]);
  for (const payment of books.payments) {
    const sums = movements.filter(({ payment_id: id }) => String(id) === payment.id).map(({ amount }) => minor(amount));
    const moves = books.movesOf(payment);
    const isPaid = payment.status === 'success';
    const isHeld = isPaid || ['new', 'pending', 'processing'].includes(payment.status);
    const expected = payment.type === 'deposit' ? (isPaid ? [moves] : []) : isHeld ? [-moves] : [-moves, moves];
    expect(sums, `${where}: movements of ${JSON.stringify(payment)}`).toEqual(expected);
  }
  const { deposits } = await get<{ deposits: Money }>('account.getBudget');
  if (months.length === 1) expect(minor(deposits), `${where}: budget`).toBe(books.deposits());
}

test.each(Array.from({ length: WALKS }, (_none, seed) => seed))(
  'walk %i of deposits, withdrawals, rounds, bets and bonuses, with lost answers, agrees with its own books after every step',
  async (seed) => {
    const walker = await newWalker(seed);
    await agree(walker, `walk ${seed}: start`);
    for (let count = 0; count < STEPS; count += 1) {
      // The first step pays in, so that there is something to withdraw.
      const name = count === 0 ? 'deposit' : walker.draw.one(choices);
      await steps[name](walker);
      await agree(walker, `walk ${seed} (${walker.account}), step ${count} (${name})`);
    }
    expect(walker.books.payments).not.toEqual([]);
  },
  isFull ? 120_000 : undefined,
);
