import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { settle } from './settle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
const never = () => new Promise<number>(() => {});

test('settle resolves to a value, an AppError’s type, or UnknownErrorException for any other error', async () => {
  expect(await settle(Promise.resolve(1))).toEqual({ ok: true, value: 1 });
  const refused = new AppError('AccessDeniedException', { message: 'no' });
  expect(await settle(Promise.reject(refused))).toEqual({ ok: false, error: 'AccessDeniedException' });
  expect(await settle(Promise.reject(new Error('x')))).toEqual({ ok: false, error: 'UnknownErrorException' });
});

test('settle, on the server, ends a hanging section at its limit as late, and clears the timer of a settled one', async () => {
  vi.stubEnv('SSR', true);
  await settle(Promise.resolve(1));
  expect(vi.getTimerCount()).toBe(0);
  const hanging = settle(never());
  const hurried = settle(never(), 1_500);
  await vi.advanceTimersByTimeAsync(1_500);
  const late = { ok: false, error: 'InternalServerErrorException', isLate: true };
  expect(await hurried).toEqual(late);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await hanging).toEqual(late);
});

test('settle, in the browser, sets no timer', () => {
  vi.stubEnv('SSR', false);
  void settle(never());
  expect(vi.getTimerCount()).toBe(0);
});
