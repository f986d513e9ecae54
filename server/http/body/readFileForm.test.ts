import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFileForm } from './readFileForm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MAX_BYTES = 20_000_000;

/** Sends `rate` bytes a second and never ends. Returns the second in which reading ended. */
async function endOf(rate: number): Promise<number> {
  const req = Object.assign(new PassThrough(), { headers: { 'content-type': 'multipart/form-data; boundary=b' } });
  let isOver = false;
  const reading = readFileForm(req as never, MAX_BYTES).then((form) => {
    isOver = true;
    expect(form).toBeUndefined();
  });
  let second = 0;
  while (!isOver && second < 200) {
    req.write(Buffer.alloc(rate));
    await vi.advanceTimersByTimeAsync(1_000);
    second += 1;
  }
  await reading;
  return second;
}

test('a form that trickles in is given up after half a minute, and a steady one after two', async () => {
  expect(await endOf(1_000)).toBeLessThanOrEqual(30);
  expect(await endOf(50_000)).toBeGreaterThan(100);
});
