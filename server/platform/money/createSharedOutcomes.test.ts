import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createValkey } from '#server/cache/tiers/createValkey.ts';
import { startValkey, type TestValkey } from '#tests/support/sites/startValkey.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { createSharedOutcomes } from './createSharedOutcomes.ts';
import { createIdempotency } from './idempotency.ts';
import { outcomeSeal } from './outcomeSeal.ts';

interface Outcome {
  text: string;
}
const codec = {
  encode: ({ text }: Outcome) => text,
  decode: (json: unknown) => (typeof json === 'string' ? { text: json } : undefined),
};

interface Hurry {
  /** Milliseconds to wait for the outcome of another replica. */
  maxWait?: number;
  /** Uses Valkey's limit of 50 ms, which a busy machine may exceed. */
  isHasty?: boolean;
}

async function outcomesOf(url: string, { maxWait = 70_000, isHasty = false }: Hurry = {}) {
  const valkey = createValkey({ url, breaker: {}, onError: () => {} });
  onTestFinished(() => valkey.close());
  await expect.poll(() => valkey.run((client) => client.ping())).toBeTruthy();
  const { run, runSlowly } = valkey;
  return createSharedOutcomes({ valkey: { run: isHasty ? run : runSlowly, runSlowly }, site: 'app', codec, maxWait });
}
async function replica(url: string, hurry?: Hurry) {
  const shared = await outcomesOf(url, hurry);
  return createIdempotency<Outcome>({ shared, whenUnknown: () => ({ text: 'unknown' }) });
}
/** Waits until a replica has claimed the command of this key. */
async function claimed({ command }: TestValkey, key: string): Promise<void> {
  await expect.poll(() => command('EXISTS', `app:command:${outcomeSeal(key).place}`)).toContain(':1');
}
/** Waits until another replica has found a claim: the one that claims does so by a SET only. */
async function foundClaim({ command }: TestValkey): Promise<void> {
  await expect.poll(() => command('INFO', 'commandstats')).toContain('cmdstat_get:');
}
async function server() {
  const valkey = await startValkey();
  onTestFinished(() => valkey.stop());
  return valkey;
}

test('a money command whose second attempt reaches another replica is sent once, and both get the same answer', async () => {
  const valkey = await server();
  const [first, second] = await Promise.all([replica(valkey.url), replica(valkey.url)]);
  const isFound = Promise.withResolvers<void>();
  const send = vi.fn(async () => {
    await isFound.promise;
    return { text: 'paid' };
  });
  const paying = first.once('key', send);
  await claimed(valkey, 'key');
  const repeated = second.once('key', send);
  await foundClaim(valkey);
  isFound.resolve();
  const [one, other] = await Promise.all([paying, repeated]);
  expect(one).toEqual({ answer: { text: 'paid' }, replayed: false });
  expect(other).toEqual({ answer: { text: 'paid' }, replayed: true });
  await sleep(50);
  expect((await second.once('key', send)).answer).toEqual({ text: 'paid' });
  expect(send).toHaveBeenCalledOnce();
});

test('a command that was not sent may be sent by another replica; one begun elsewhere without an outcome is unknown', async () => {
  const valkey = await server();
  const first = await replica(valkey.url);
  const [second, third] = await Promise.all([replica(valkey.url), replica(valkey.url, { maxWait: 500 })]);
  await expect(first.once('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect.poll(async () => (await second.once('a', async () => ({ text: 'sent' }))).answer.text).toBe('sent');
  void first.once('b', () => new Promise(() => {}));
  await claimed(valkey, 'b');
  const send = vi.fn(async () => ({ text: 'twice' }));
  expect((await third.once('b', send)).answer).toEqual({ text: 'unknown' });
  expect(send).not.toHaveBeenCalled();
});

test('a command begun by a lost replica is unknown to all others, also after the wait, and never sent again', async () => {
  const valkey = await server();
  const open = () => replica(valkey.url, { maxWait: 400 });
  const [lost, second, third] = await Promise.all([open(), open(), open()]);
  void lost.once('key', () => new Promise(() => {}));
  await claimed(valkey, 'key');
  const send = vi.fn(async () => ({ text: 'twice' }));
  expect((await second.once('key', send)).answer).toEqual({ text: 'unknown' });
  expect((await third.once('key', send)).answer).toEqual({ text: 'unknown' });
  expect(send).not.toHaveBeenCalled();
});

test('a command begun by another replica, when Valkey freezes meanwhile, is unknown and not sent again', async () => {
  const valkey = await server();
  const [first, second] = await Promise.all([replica(valkey.url), replica(valkey.url)]);
  void first.once('key', () => new Promise(() => {}));
  await claimed(valkey, 'key');
  const send = vi.fn(async () => ({ text: 'twice' }));
  const waiting = second.once('key', send);
  await foundClaim(valkey);
  valkey.freeze();
  expect((await waiting).answer).toEqual({ text: 'unknown' });
  expect(send).not.toHaveBeenCalled();
  valkey.thaw();
});

test('a command whose stored outcome cannot be decrypted is unknown and not sent again', async () => {
  const valkey = await server();
  const one = await replica(valkey.url);
  await valkey.command('SET', `app:command:${outcomeSeal('key').place}`, 'no {json');
  const send = vi.fn(async () => ({ text: 'twice' }));
  expect((await one.once('key', send)).answer).toEqual({ text: 'unknown' });
  expect(send).not.toHaveBeenCalled();
});

test('a replica can neither release the claim of another replica nor claim its own command twice', async () => {
  const { url } = await server();
  const [first, second] = await Promise.all([outcomesOf(url, { maxWait: 100 }), outcomesOf(url, { maxWait: 100 })]);
  expect(await first.claim('key')).toEqual({ state: 'mine' });
  second.release('key');
  await sleep(50);
  expect(await second.claim('key')).toEqual({ state: 'unknown' });
  expect(await first.claim('key')).toEqual({ state: 'unknown' });
  first.release('key');
  await expect.poll(() => second.claim('key')).toEqual({ state: 'mine' });
});

test('a money command, while Valkey is frozen, is sent at once, and its repetition gets the stored answer', async () => {
  const valkey = await server();
  const one = await replica(valkey.url, { isHasty: true });
  valkey.freeze();
  const startedAt = performance.now();
  expect(await one.once('key', async () => ({ text: 'paid' }))).toEqual({ answer: { text: 'paid' }, replayed: false });
  // A command that waited for Valkey would take its connection's three seconds.
  expect(performance.now() - startedAt).toBeLessThan(timeLimit(300));
  expect(await one.once('key', async () => ({ text: 'twice' }))).toEqual({ answer: { text: 'paid' }, replayed: true });
  valkey.thaw();
});
