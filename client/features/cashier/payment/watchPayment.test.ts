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

/** The seconds at which it was asked, and whether it was told to be late. */
function follow(answer: (question: number) => boolean | Promise<boolean> = () => false) {
  const asked: number[] = [];
  const began = Date.now();
  const onLate = vi.fn();
  const watch = watchPayment({
    ask: async () => {
      asked.push((Date.now() - began) / 1_000);
      return answer(asked.length);
    },
    onLate,
  });
  return { asked, onLate, ...watch };
}

test('an open payment is asked about at once, ten times after 3 s, then every 10 s for five minutes, and is then late', async () => {
  const { asked, onLate, stop } = follow();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(asked.slice(0, 13)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 40, 50]);
  expect(onLate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([asked.length, asked.at(-1)]).toEqual([38, 300]);
  expect(onLate).toHaveBeenCalledTimes(1);
  stop();
});

test('nothing is asked once it is over', async () => {
  const { asked, onLate } = follow((question) => question === 2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual([0, 3]);
  expect(onLate).not.toHaveBeenCalled();
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test('a hidden tab asks nothing and who comes back is answered at once', async () => {
  const { asked, stop } = follow();
  await vi.advanceTimersByTimeAsync(4_000);
  show(false);
  await vi.advanceTimersByTimeAsync(90_500);
  expect(asked).toEqual([0, 3]);
  show(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toEqual([0, 3, 94.5, 97.5]);
  stop();
});

test('a tab that is opened in the background asks when it is first looked at', async () => {
  page.hidden = true;
  const { asked, stop } = follow();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([]);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([20]);
  stop();
});

test('a question nobody answered is no end, and slow answers do not pile up', async () => {
  const { asked, askNow, stop } = follow((question) =>
    question === 1 ? Promise.reject(new Error('lost')) : new Promise((resolve) => setTimeout(resolve, 5_000, false)),
  );
  await vi.advanceTimersByTimeAsync(4_000);
  askNow();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(asked).toEqual([0, 3, 11]);
  stop();
});

test('a late payment is still asked about by whoever comes back or presses', async () => {
  const { asked, askNow, stop } = follow();
  await vi.advanceTimersByTimeAsync(400_000);
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(1_000);
  askNow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.slice(-2)).toEqual([400, 401]);
  stop();
  askNow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(40);
});
