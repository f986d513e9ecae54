import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeviceBeacon } from './startDeviceBeacon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start({ openedAt = '/', session = async (): Promise<string | null> => 'a+b=' }) {
  const beacon = vi.fn();
  const askSession = vi.fn(session);
  const stop = startDeviceBeacon({ openedAt, askSession, beacon });
  return { stop, beacon, askSession };
}

test('startDeviceBeacon, three seconds after the start, sends the SEON session in the /hit beacon', async () => {
  const { beacon, askSession } = start({});
  await vi.advanceTimersByTimeAsync(2_999);
  expect(askSession).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(beacon.mock.calls).toEqual([['/hit?seon_session=a%2Bb%3D']]);
});

test('startDeviceBeacon, stopped before its delay ends, loads no agent', async () => {
  const { stop, askSession } = start({});
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askSession).not.toHaveBeenCalled();
});

test.each(['/cashier/deposit', '/ru/profile/verification'])(
  'startDeviceBeacon, in a document loaded from %s, loads no agent',
  async (path) => {
    const { askSession } = start({ openedAt: path });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(askSession).not.toHaveBeenCalled();
  },
);

test('startDeviceBeacon, for a failed agent, no session or one too long for an address, sends nothing', async () => {
  for (const session of [
    () => Promise.reject(new Error('blocked')),
    async () => null,
    async () => 'x'.repeat(20_000),
  ]) {
    const { beacon, askSession } = start({ session });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(askSession).toHaveBeenCalledTimes(1);
    expect(beacon).not.toHaveBeenCalled();
  }
});
