import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CheckAccess, type CheckEvents, createIdentityCheck } from './createIdentityCheck.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const phases: string[] = [];
  const vendor = { opened: 0, closed: 0 };
  let latest: CheckEvents | undefined;
  const parts = {
    prepare: vi.fn(() => Promise.resolve()),
    askAccess: vi.fn((): Promise<CheckAccess> => Promise.resolve({ token: `t${parts.askAccess.mock.calls.length}` })),
    launch: vi.fn((_access: CheckAccess, events: CheckEvents) => {
      latest = events;
      vendor.opened += 1;
      return Promise.resolve(() => {
        vendor.closed += 1;
      });
    }),
    onPhase: vi.fn(({ name }: { name: string }) => void phases.push(name)),
    onSubmitted: vi.fn(),
    onChanged: vi.fn(),
  };
  return { check: createIdentityCheck(parts), parts, phases, vendor, events: () => latest as CheckEvents };
}

test('an identity check, opened twice at once, opens one window, and makes the applicant before asking for a token', async () => {
  const { check, parts, phases, vendor, events } = start();
  await Promise.all([check.open(), check.open()]);
  events().onReady();
  expect(phases).toEqual(['opening', 'open']);
  expect(vendor.opened).toBe(1);
  expect(parts.prepare.mock.invocationCallOrder[0]).toBeLessThan(parts.askAccess.mock.invocationCallOrder[0] ?? 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(phases).toEqual(['opening', 'open']);
});

test('an identity check, with two refreshes at once, asks for one token; a later refresh asks for another', async () => {
  const { check, parts, events } = start();
  await check.open();
  events().onReady();
  expect(await Promise.all([events().refresh(), events().refresh()])).toEqual(['t2', 't2']);
  expect(await events().refresh()).toBe('t3');
  expect(parts.askAccess).toHaveBeenCalledTimes(3);
});

test('an identity check, without a new token, closes its window as failed, and opens another on the next press', async () => {
  const { check, parts, phases, vendor, events } = start();
  await check.open();
  events().onReady();
  parts.askAccess.mockRejectedValueOnce(new Error('no'));
  await expect(events().refresh()).rejects.toThrow('no');
  expect([phases, vendor.closed]).toEqual([['opening', 'open', 'failed'], 1]);
  await check.open();
  expect([phases.at(-1), vendor.opened]).toEqual(['opening', 2]);
});

test('an identity check whose window is not ready in 30 seconds fails and closes it', async () => {
  const { check, phases, vendor } = start();
  await check.open();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(phases).toEqual(['opening']);
  await vi.advanceTimersByTimeAsync(1);
  expect([phases, vendor.closed]).toEqual([['opening', 'failed'], 1]);
});

test('an identity check that the platform refuses fails without opening a window', async () => {
  const { check, parts, phases, vendor } = start();
  parts.prepare.mockRejectedValueOnce(new Error('refused'));
  await check.open();
  expect([phases, vendor.opened]).toEqual([['opening', 'failed'], 0]);
});

test('an identity check closed while opening launches no window; once closed, it ignores the window’s events', async () => {
  const { check, parts, phases, vendor, events } = start();
  const opening = check.open();
  check.close();
  await opening;
  expect([phases, vendor.opened, parts.launch.mock.calls.length]).toEqual([['opening', 'closed'], 0, 0]);
  await check.open();
  check.close();
  events().onSubmitted();
  events().onReady();
  expect(parts.onSubmitted).not.toHaveBeenCalled();
  expect([vendor.closed, phases.at(-1)]).toEqual([1, 'closed']);
});

test('an identity check passes the window’s changed and submitted events to the page', async () => {
  const { check, parts, events } = start();
  await check.open();
  events().onChanged();
  events().onSubmitted();
  expect([parts.onChanged.mock.calls.length, parts.onSubmitted.mock.calls.length]).toEqual([1, 1]);
});
