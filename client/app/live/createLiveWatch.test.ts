import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBalancePolling } from '#client/stores/createBalancePolling.ts';
import { createLiveWatch } from './createLiveWatch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Balance polling (E3) beside a stream. */
function setUp() {
  const requests: number[] = [];
  const polling = createBalancePolling({
    settings: {
      countSecondsForDelayBetweenClick: 1,
      isEnabledInterval: true,
      countSecondsForInterval: 10,
      isEnabledTurnOffRequests: true,
      countMinutesAfterWhichRequestsTurnedOff: 5,
      isEnabledRequestsAfterClick: true,
    },
    refresh: async () => void requests.push(Date.now()),
    isVisible: () => true,
    now: () => Date.now(),
    fedBy: () => watch.mode(),
  });
  const watch = createLiveWatch({ now: () => Date.now(), onLost: polling.feedLost });
  polling.start();
  return { requests, polling, watch };
}

test('balance polling, while the stream is alive, makes no request', async () => {
  const { requests, watch, polling } = setUp();
  for (let second = 0; second < 60; second += 5) {
    watch.alive(true);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(requests).toEqual([]);
  expect(watch.mode()).toBe('push');
  polling.stop();
});

test.each([0, 1_000, 4_000, 6_500, 9_900])(
  'balance polling, after a stream falls silent at %i ms, asks within 10 s and then every 10 s',
  async (ms) => {
    const { requests, watch, polling } = setUp();
    await vi.advanceTimersByTimeAsync(ms);
    watch.alive(false);
    // The stream is silent from here on: a change now is seen by the next poll.
    const changedAt = Date.now();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(requests[0]).toBeDefined();
    expect((requests[0] as number) - changedAt).toBeLessThanOrEqual(10_000);
    expect(watch.mode()).toBeNull();
    const first = requests.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(requests.length - first).toBe(3);
    polling.stop();
  },
);

test('createLiveWatch, once stopped, does not report a silent stream as lost', async () => {
  const { requests, watch, polling } = setUp();
  watch.alive(true);
  watch.stop();
  polling.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([]);
});

test('balance polling, on a click, asks when the stream is in poll mode and not in push mode', async () => {
  const { requests, watch, polling } = setUp();
  watch.alive(true);
  polling.clicked();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(requests).toHaveLength(0);
  watch.alive(false);
  polling.clicked();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(requests).toHaveLength(1);
  polling.stop();
});
