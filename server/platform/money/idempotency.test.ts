import { expect, test, vi } from 'vitest';
import { createIdempotency, idempotencyKey, KeyReused } from './idempotency.ts';
import { openCommandBook } from './openCommandBook.ts';

interface Answer {
  text: string;
  print?: string;
}
const answer = (text: string, print?: string): Answer => ({ text, ...(print ? { print } : {}) });
const printOf = ({ print }: Answer) => print;

/** Outcomes shared by replicas, whose claim always ends in `state`. */
function sharing(claim: { state: 'mine' | 'unknown' | 'alone' } | { state: 'done'; outcome: Answer }) {
  return { claim: vi.fn(async () => claim), store: vi.fn(), release: vi.fn() };
}

test('idempotencyKey differs by sender, method and key, and reveals none of them', () => {
  const keys = [
    idempotencyKey('player 7', 'cashier.makedeposit', 'key-00001'),
    idempotencyKey('player 8', 'cashier.makedeposit', 'key-00001'),
    idempotencyKey('player 7', 'cashier.makewithdrawal', 'key-00001'),
    idempotencyKey('player 7', 'cashier.makedeposit', 'key-00002'),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(idempotencyKey('player 7', 'cashier.makedeposit', 'key-00001')).toBe(keys[0]);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
});

test('idempotencyKey does not confuse the end of one part with the beginning of the next', () => {
  expect(idempotencyKey('a', 'bc', 'key-00001')).not.toBe(idempotencyKey('ab', 'c', 'key-00001'));
  expect(idempotencyKey('a', 'b', 'ckey-0001')).not.toBe(idempotencyKey('a', 'bc', 'key-0001'));
});

test.each([
  [undefined, false],
  [['key-00001'], false],
  ['1234567', false],
  ['12345678', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['key 00001', false],
  ['key-00001\n', false],
  ['ключ-00001', false],
])('idempotencyKey, for the header %j, is usable: %s', (header, isUsable) => {
  expect(idempotencyKey('a', 'b', header) !== undefined).toBe(isUsable);
});

test('once, for calls of one key at the same time and later, runs the command once', async () => {
  const { once } = createIdempotency<Answer>();
  const run = vi.fn(async () => answer('paid'));
  const both = await Promise.all([once('key', run), once('key', run)]);
  expect(both).toEqual([
    { answer: answer('paid'), replayed: false },
    { answer: answer('paid'), replayed: true },
  ]);
  expect(await once('key', run)).toEqual({ answer: answer('paid'), replayed: true });
  expect(run).toHaveBeenCalledOnce();
  expect((await once('other', run)).replayed).toBe(false);
});

test('once, after a command that could not be sent, sends the next attempt', async () => {
  const { once } = createIdempotency<Answer>();
  await expect(once('key', () => Promise.reject(new Error('unsent')))).rejects.toThrow('unsent');
  expect(await once('key', async () => answer('paid'))).toEqual({ answer: answer('paid'), replayed: false });
});

test('once, for another command with a key in use, rejects and sends nothing, while the first runs and after it', async () => {
  const { once } = createIdempotency<Answer>({ printOf });
  const first = once('key', async () => answer('paid', 'ten'), 'ten');
  const run = vi.fn(async () => answer('paid', 'twenty'));
  const refusal = once('key', run, 'twenty');
  await expect(refusal).rejects.toThrow(KeyReused);
  await expect(refusal).rejects.toMatchObject({ name: 'KeyReused' });
  await first;
  await expect(once('key', run, 'twenty')).rejects.toThrow(KeyReused);
  expect(run).not.toHaveBeenCalled();
  expect((await once('key', run, 'ten')).answer).toEqual(answer('paid', 'ten'));
});

test('once, when either print is unknown, replays the answer', async () => {
  const { once } = createIdempotency<Answer>({ printOf });
  await once('known', async () => answer('paid', 'ten'), 'ten');
  await once('unknown', async () => answer('paid'));
  const run = () => Promise.reject(new Error('sent twice'));
  expect((await once('known', run)).replayed).toBe(true);
  expect((await once('unknown', run, 'ten')).replayed).toBe(true);
});

test('once forgets an outcome after its time, ten minutes by default, and the oldest of too many', async () => {
  let now = 1;
  const { once } = createIdempotency<Answer>({ now: () => now, maxEntries: 2 });
  await once('key', async () => answer('first'));
  now += 599_000;
  expect((await once('key', async () => answer('second'))).replayed).toBe(true);
  now += 2_000;
  expect((await once('key', async () => answer('second'))).answer).toEqual(answer('second'));
  await once('b', async () => answer('b'));
  await once('c', async () => answer('c'));
  expect((await once('key', async () => answer('third'))).replayed).toBe(false);
});

test('once, when another replica has the outcome, returns it, stores nothing and does not run', async () => {
  const shared = sharing({ state: 'done', outcome: answer('paid', 'ten') });
  const { once } = createIdempotency<Answer>({ shared, printOf });
  const run = vi.fn(async () => answer('twice'));
  expect(await once('key', run, 'ten')).toEqual({ answer: answer('paid', 'ten'), replayed: true });
  expect(shared.claim).toHaveBeenCalledExactlyOnceWith('key');
  expect([run, shared.store, shared.release].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('once, when the outcome of another replica belongs to another command, rejects', async () => {
  const shared = sharing({ state: 'done', outcome: answer('paid', 'ten') });
  const { once } = createIdempotency<Answer>({ shared, printOf });
  await expect(once('key', async () => answer('twice'), 'twenty')).rejects.toThrow(KeyReused);
});

test('once, when another replica has begun the command without an outcome, returns the unknown answer and does not run', async () => {
  const shared = sharing({ state: 'unknown' });
  const { once } = createIdempotency<Answer>({ shared, whenUnknown: () => answer('unknown') });
  const run = vi.fn(async () => answer('twice'));
  expect(await once('key', run)).toEqual({ answer: answer('unknown'), replayed: true });
  expect(run).not.toHaveBeenCalled();
});

test.each(['mine', 'alone'] as const)(
  'once, with the claim %s, runs the command and shares its outcome',
  async (state) => {
    const shared = sharing({ state });
    const { once } = createIdempotency<Answer>({ shared, whenUnknown: () => answer('unknown') });
    expect(await once('key', async () => answer('paid'))).toEqual({ answer: answer('paid'), replayed: false });
    expect(shared.store).toHaveBeenCalledExactlyOnceWith('key', answer('paid'));
    expect(shared.release).not.toHaveBeenCalled();
  },
);

test('once, after a claimed command that could not be sent, releases the claim', async () => {
  const shared = sharing({ state: 'mine' });
  const { once } = createIdempotency<Answer>({ shared });
  await expect(once('key', () => Promise.reject(new Error('unsent')))).rejects.toThrow('unsent');
  expect(shared.release).toHaveBeenCalledExactlyOnceWith('key');
  expect(shared.store).not.toHaveBeenCalled();
});

test('settled resolves when the last command has ended, also one that failed', async () => {
  const { once, settled } = createIdempotency<Answer>();
  await settled();
  const { promise, reject } = Promise.withResolvers<Answer>();
  const running = once('key', () => promise).catch(() => 'failed');
  let isSettled = false;
  const ended = settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  reject(new Error('unsent'));
  expect(await running).toBe('failed');
  await ended;
});

test('a command of a site that was opened anew is not run again: neither one under way nor one that has ended', async () => {
  const book = openCommandBook<Answer>();
  const [before, after] = [createIdempotency<Answer>({ book }), createIdempotency<Answer>({ book })];
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const first = before.once('key', () => promise);
  const again = vi.fn(async () => answer('second'));
  const meanwhile = after.once('key', again);
  // The new site has nothing of its own to wait for; the old one has.
  await after.settled();
  let isSettled = false;
  const ended = before.settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  resolve(answer('first'));
  expect(await Promise.all([first, meanwhile])).toEqual([
    { answer: answer('first'), replayed: false },
    { answer: answer('first'), replayed: true },
  ]);
  await ended;
  expect(await after.once('key', again)).toEqual({ answer: answer('first'), replayed: true });
  expect(again).not.toHaveBeenCalled();
});
