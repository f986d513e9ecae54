import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startValkey } from '../../tests/support/startValkey.ts';
import { createValkey } from '../cache/createValkey.ts';
import { createSharedOutcomes } from './createSharedOutcomes.ts';
import { createIdempotency } from './idempotency.ts';

interface Outcome {
  text: string;
}
const codec = {
  encode: ({ text }: Outcome) => text,
  decode: (json: unknown) => (typeof json === 'string' ? { text: json } : undefined),
};

async function replica(url: string, longest?: number) {
  const valkey = createValkey({ url, breaker: {}, onError: () => {} });
  onTestFinished(() => valkey.close());
  await vi.waitFor(() => valkey.run((client) => client.ping()));
  const shared = createSharedOutcomes({ valkey, site: 'app', codec, ...(longest ? { longest } : {}) });
  return createIdempotency<Outcome>({ shared, whenUnknown: () => ({ text: 'unknown' }) });
}
async function server() {
  const valkey = await startValkey();
  onTestFinished(() => valkey.stop());
  return valkey;
}

test('the second attempt meets another replica: one sending, one answer', async () => {
  const { url } = await server();
  const first = await replica(url);
  const second = await replica(url);
  const send = vi.fn(async () => {
    await sleep(400);
    return { text: 'paid' };
  });
  const [one, other] = await Promise.all([first.once('key', send), sleep(100).then(() => second.once('key', send))]);
  expect(one).toEqual({ answer: { text: 'paid' }, replayed: false });
  expect(other).toEqual({ answer: { text: 'paid' }, replayed: true });
  await sleep(50);
  expect((await second.once('key', send)).answer).toEqual({ text: 'paid' });
  expect(send).toHaveBeenCalledOnce();
});

test('what was certainly not sent may be sent by another; what another began and never ended is unknown', async () => {
  const { url } = await server();
  const first = await replica(url);
  const second = await replica(url, 500);
  await expect(first.once('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect.poll(async () => (await second.once('a', async () => ({ text: 'sent' }))).answer.text).toBe('sent');
  void first.once('b', () => new Promise(() => {}));
  await sleep(100);
  const send = vi.fn(async () => ({ text: 'twice' }));
  expect((await second.once('b', send)).answer).toEqual({ text: 'unknown' });
  expect(send).not.toHaveBeenCalled();
});

test('a Valkey that is gone or frozen holds up no command', async () => {
  const valkey = await server();
  const one = await replica(valkey.url);
  valkey.freeze();
  const startedAt = performance.now();
  expect(await one.once('key', async () => ({ text: 'paid' }))).toEqual({ answer: { text: 'paid' }, replayed: false });
  expect(performance.now() - startedAt).toBeLessThan(300);
  expect(await one.once('key', async () => ({ text: 'twice' }))).toEqual({ answer: { text: 'paid' }, replayed: true });
  valkey.thaw();
});
