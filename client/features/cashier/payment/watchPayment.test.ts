import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPayment } from './watchPayment.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(isShown: boolean): void {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Seconds at which it polled, and the `onLate` mock. */
function follow(answer: (question: number) => boolean | Promise<boolean> = () => false) {
  const polledAt: number[] = [];
  const began = Date.now();
  const onLate = vi.fn();
  const watch = watchPayment({
    poll: async () => {
      polledAt.push((Date.now() - began) / 1_000);
      return answer(polledAt.length);
    },
    onLate,
  });
  return { polledAt, onLate, ...watch };
}

test('watchPayment polls at once, ten times after 3 s, then every 10 s, and after five minutes reports it late once', async () => {
  const { polledAt, onLate, stop } = follow();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(polledAt.slice(0, 13)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 40, 50]);
  expect(onLate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([polledAt.length, polledAt.at(-1)]).toEqual([38, 300]);
  expect(onLate).toHaveBeenCalledTimes(1);
  stop();
});

test('watchPayment, once an answer ends the payment, polls no more, even when the tab is shown again', async () => {
  const { polledAt, onLate } = follow((attempt) => attempt === 2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(polledAt).toEqual([0, 3]);
  expect(onLate).not.toHaveBeenCalled();
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polledAt).toHaveLength(2);
});

test('watchPayment does not poll in a hidden tab, and polls at once when the tab is shown', async () => {
  const { polledAt, stop } = follow();
  await vi.advanceTimersByTimeAsync(4_000);
  show(false);
  await vi.advanceTimersByTimeAsync(90_500);
  expect(polledAt).toEqual([0, 3]);
  show(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(polledAt).toEqual([0, 3, 94.5, 97.5]);
  stop();
});

test('watchPayment, started in a background tab, polls when the tab is first shown', async () => {
  page.hidden = true;
  const { polledAt, stop } = follow();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(polledAt).toEqual([]);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(polledAt).toEqual([20]);
  stop();
});

test('watchPayment goes on after a failed poll, and does not poll while one is pending, even by pollNow', async () => {
  const { polledAt, pollNow, stop } = follow((attempt) =>
    attempt === 1 ? Promise.reject(new Error('lost')) : new Promise((resolve) => setTimeout(resolve, 5_000, false)),
  );
  await vi.advanceTimersByTimeAsync(4_000);
  pollNow();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(polledAt).toEqual([0, 3, 11]);
  stop();
});

test('watchPayment, when late, polls on return to the tab and on pollNow, until stop', async () => {
  const { polledAt, pollNow, stop } = follow();
  await vi.advanceTimersByTimeAsync(400_000);
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(1_000);
  pollNow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(polledAt.slice(-2)).toEqual([400, 401]);
  stop();
  pollNow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(polledAt).toHaveLength(40);
});
