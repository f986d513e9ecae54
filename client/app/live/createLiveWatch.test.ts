import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBalancePolling } from '../../stores/createBalancePolling.ts';
import { createLiveWatch } from './createLiveWatch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The interval of E3 beside a stream; `paintedAt`: when the page last knew the right balance. */
function setUp() {
  const asked: number[] = [];
  const polling = createBalancePolling({
    settings: {
      countSecondsForDelayBetweenClick: 1,
      isEnabledInterval: true,
      countSecondsForInterval: 10,
      isEnabledTurnOffRequests: true,
      countMinutesAfterWhichRequestsTurnedOff: 5,
      isEnabledRequestsAfterClick: true,
    },
    refresh: async () => void asked.push(Date.now()),
    isVisible: () => true,
    now: () => Date.now(),
    fedBy: () => watch.mode(),
  });
  const watch = createLiveWatch({ now: () => Date.now(), onLost: polling.feedLost });
  polling.start();
  return { asked, polling, watch };
}

test('while the stream lives the interval asks for nothing', async () => {
  const { asked, watch, polling } = setUp();
  for (let second = 0; second < 60; second += 5) {
    watch.alive(true);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(asked).toEqual([]);
  expect(watch.mode()).toBe('push');
  polling.stop();
});

test.each([0, 1_000, 4_000, 6_500, 9_900])(
  'a stream that falls silent %i ms after it began is replaced within 12 s of any change',
  async (ms) => {
    const { asked, watch, polling } = setUp();
    await vi.advanceTimersByTimeAsync(ms);
    watch.alive(false);
    // From here on nothing comes: a change now is seen by the next question.
    const changedAt = Date.now();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(asked[0]).toBeDefined();
    expect((asked[0] as number) - changedAt).toBeLessThanOrEqual(10_000);
    expect(watch.mode()).toBeNull();
    const first = asked.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked.length - first).toBe(3);
    polling.stop();
  },
);

test('a page that nobody sees expects nothing of the stream', async () => {
  const { asked, watch, polling } = setUp();
  watch.alive(true);
  watch.stop();
  polling.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});

test('a click asks at once where the site asks in the interval, and not where the platform tells', async () => {
  const { asked, watch, polling } = setUp();
  watch.alive(true);
  polling.clicked();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked).toHaveLength(0);
  watch.alive(false);
  polling.clicked();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked).toHaveLength(1);
  polling.stop();
});
