import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CheckMessage, CheckOrder } from './CheckMessage.ts';

const MEGABYTE = 1 << 20;
let messages: CheckMessage[] = [];
let order: (event: { data: CheckOrder }) => void;

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof order) => (order = listener));
  vi.stubGlobal('postMessage', (message: CheckMessage) => messages.push(message));
  vi.stubGlobal('isSecureContext', true);
  await import('./checkWorker.ts');
});
beforeEach(() => {
  messages = [];
});
afterAll(() => vi.unstubAllGlobals());

/** A fake file, with counts of the pieces read, and of those in memory at once. */
function fileOf(megabytes: number) {
  const counts = { pieces: 0, open: 0, atOnce: 0, maxBytes: 0 };
  const slice = (from: number, to: number) => ({
    async arrayBuffer() {
      counts.pieces += 1;
      counts.atOnce = Math.max(counts.atOnce, (counts.open += 1));
      counts.maxBytes = Math.max(counts.maxBytes, to - from);
      await Promise.resolve();
      counts.open -= 1;
      return new ArrayBuffer(to - from);
    },
  });
  return { file: { size: megabytes * MEGABYTE, slice } as unknown as File, counts };
}

test('checkWorker reads a 30 MB file one megabyte at a time, and reports its progress with each', async () => {
  const { file, counts } = fileOf(30);
  order({ data: { file, keys: [] } });
  await expect.poll(() => messages.at(-1)?.kind).toBe('report');
  expect(counts).toEqual({ pieces: 30, open: 0, atOnce: 1, maxBytes: MEGABYTE });
  const steps = messages.flatMap((message) => (message.kind === 'progress' ? message.bytes : []));
  expect(steps).toEqual(Array.from({ length: 30 }, (_, n) => n * MEGABYTE));
});

test('checkWorker fails as `file` for an unreadable file and as `insecure` outside a secure context', async () => {
  const file = { size: 1, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) } as unknown as File;
  order({ data: { file, keys: [] } });
  await expect.poll(() => messages.at(-1)).toEqual({ kind: 'failed', what: 'file' });
  vi.stubGlobal('isSecureContext', false);
  order({ data: { file, keys: [] } });
  expect(messages.at(-1)).toEqual({ kind: 'failed', what: 'insecure' });
});
