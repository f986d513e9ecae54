import { setImmediate as afterSockets } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startValkey } from '#tests/support/sites/startValkey.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { createValkey, type ValkeyClient } from './createValkey.ts';

async function connected() {
  const server = await startValkey();
  onTestFinished(() => server.stop());
  const valkey = createValkey({ url: server.url, breaker: {}, onError: () => {} });
  onTestFinished(() => valkey.close());
  const ask = () => valkey.run((client: ValkeyClient) => client.get('key'));
  await expect.poll(() => ask().catch(() => 'not connected')).toBe(null);
  return { server, ask };
}

function stayBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('a Valkey answer that arrives while the process is busy for longer than the limit is accepted', async () => {
  const { ask } = await connected();
  const answer = ask();
  // The command is sent, and answered before the process reads.
  await afterSockets();
  await afterSockets();
  stayBusy(120);
  expect(await answer).toBe(null);
});

test('a Valkey command, while the server is frozen, rejects within its limit', async () => {
  const { server, ask } = await connected();
  server.freeze();
  const startedAt = performance.now();
  await expect(ask()).rejects.toThrow('no answer within 50 ms');
  expect(performance.now() - startedAt).toBeLessThan(timeLimit(1_000));
});
