import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { createBalancePolling, type PollingSettings } from './createBalancePolling.ts';

const defaults: PollingSettings = {
  countSecondsForDelayBetweenClick: 1,
  isEnabledInterval: true,
  countSecondsForInterval: 10,
  isEnabledTurnOffRequests: true,
  countMinutesAfterWhichRequestsTurnedOff: 5,
  isEnabledRequestsAfterClick: true,
};

function setUp(settings: Partial<PollingSettings> = {}, visible = true) {
  const refresh = vi.fn<(isCurrent: () => boolean) => Promise<void>>(async () => {});
  const screen = { visible };
  const polling = createBalancePolling({
    settings: { ...defaults, ...settings },
    refresh,
    isVisible: () => screen.visible,
    now: () => Date.now(),
  });
  return { polling, refresh, screen };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('createBalancePolling refreshes every ten seconds, and only after start()', async () => {
  const { polling, refresh } = setUp();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refresh).toHaveBeenCalledTimes(0);
  polling.start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('createBalancePolling stops five minutes after the last click and resumes on a click', async () => {
  const { polling, refresh } = setUp();
  polling.start();
  await vi.advanceTimersByTimeAsync(300_000);
  const before = refresh.mock.calls.length;
  expect(before).toBe(29);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refresh).toHaveBeenCalledTimes(before);
  polling.clicked();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(refresh).toHaveBeenCalledTimes(before + 2);
});

test('createBalancePolling, for clicks within a second, refreshes once and restarts its interval', async () => {
  const { polling, refresh } = setUp();
  polling.start();
  await vi.advanceTimersByTimeAsync(9_000);
  polling.clicked();
  polling.clicked();
  await vi.advanceTimersByTimeAsync(500);
  polling.clicked();
  await vi.advanceTimersByTimeAsync(500);
  // The click's refresh and the tenth second's fall together; the next comes ten seconds later.
  const soon = refresh.mock.calls.length;
  expect(soon).toBeLessThanOrEqual(2);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(refresh).toHaveBeenCalledTimes(soon);
  await vi.advanceTimersByTimeAsync(200);
  expect(refresh).toHaveBeenCalledTimes(soon + 1);
});

test('createBalancePolling, in a hidden tab, does not refresh until the player returns', async () => {
  const { polling, refresh, screen } = setUp({}, false);
  polling.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledTimes(0);
  screen.visible = true;
  polling.returned();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('createBalancePolling, while refreshes fail, doubles its interval and resets it on success', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { polling, refresh } = setUp({ isEnabledTurnOffRequests: false });
  const began = Date.now();
  const polls: number[] = [];
  let fails = true;
  refresh.mockImplementation(async () => {
    polls.push((Date.now() - began) / 1_000);
    if (fails) throw new TypeError('down');
  });
  polling.start();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(polls).toEqual([10, 30, 70]);
  fails = false;
  await vi.advanceTimersByTimeAsync(70_000);
  expect(polls).toEqual([10, 30, 70, 150, 160, 170]);
});

test('createBalancePolling, during a retry_after, refreshes neither on a click nor when the player returns', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { polling, refresh } = setUp();
  refresh.mockRejectedValueOnce(
    new AppError('TooManyRequestsException', { message: '', status: 429, data: { retry_after: 45 } }),
  );
  polling.start();
  await vi.advanceTimersByTimeAsync(12_000);
  polling.clicked();
  await vi.advanceTimersByTimeAsync(2_000);
  polling.returned();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('createBalancePolling, after stop(), marks an answer in flight as not current and does not refresh', async () => {
  const { polling, refresh } = setUp();
  polling.start();
  await vi.advanceTimersByTimeAsync(10_000);
  const isCurrent = refresh.mock.calls[0]?.[0];
  expect(isCurrent?.()).toBe(true);
  polling.stop();
  expect(isCurrent?.()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('createBalancePolling, with interval and clicks switched off, does not refresh', async () => {
  const { polling, refresh } = setUp({ isEnabledInterval: false, isEnabledRequestsAfterClick: false });
  polling.start();
  polling.clicked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledTimes(0);
});

test('createBalancePolling, turned off for want of clicks, refreshes when the player returns, and goes on', async () => {
  const { polling, refresh } = setUp();
  polling.start();
  await vi.advanceTimersByTimeAsync(400_000);
  const before = refresh.mock.calls.length;
  polling.returned();
  polling.returned();
  expect(refresh).toHaveBeenCalledTimes(before + 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(before + 2);
});
