import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveHub } from './createLiveHub.ts';
import { balanceJson, createFakeLivePlatform, fakeMember } from './fakeMember.testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(options = { streams: 100, perPlayer: 4 }) {
  const hub = createLiveHub(options);
  const join = (uid: number, amount: number) => {
    const platform = createFakeLivePlatform();
    platform.balance = amount;
    const member = fakeMember(platform, `session of ${uid}`);
    const leave = hub.join({
      uid,
      intervalMs: 10_000,
      lastId: undefined,
      balance: balanceJson(amount),
      open: () => member,
    });
    return { platform, member, leave };
  };
  return { hub, join };
}

test('createLiveHub, for any sequence of joins, leaves and changes, sends a balance only to its player', async () => {
  const step = fc.record({
    uid: fc.integer({ min: 1, max: 4 }),
    act: fc.constantFrom('join', 'leave', 'change', 'receive'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.boolean(), async (steps, isPushed) => {
      const { hub, join } = setUp();
      hub.setPushed(isPushed);
      const open: { uid: number; one: ReturnType<typeof join> }[] = [];
      for (const [n, { uid, act }] of steps.entries()) {
        // The amount identifies the player.
        const amount = uid * 1_000_000 + n;
        const streams = open.filter((one) => one.uid === uid);
        if (act === 'join') open.push({ uid, one: join(uid, amount) });
        if (act === 'leave') streams[0]?.one.leave?.();
        if (act === 'change') {
          for (const { one } of streams) one.platform.balance = amount;
          hub.changed({ uid, kinds: ['balance'] });
        }
        if (act === 'receive') hub.receive(uid, 'balance', balanceJson(amount));
        await vi.advanceTimersByTimeAsync(n % 3 === 0 ? 11_000 : 10);
      }
      for (const { uid, one } of open)
        for (const { name, data } of one.member.events)
          if (name === 'balance')
            expect(
              Math.floor((JSON.parse(data) as { balance_main: { amount: number } }).balance_main.amount / 1_000_000),
            ).toBe(uid);
      hub.close();
    }),
    { numRuns: 25 },
  );
});

test('createLiveHub limits streams per player and places per process, and frees both', () => {
  const { hub, join } = setUp({ streams: 2, perPlayer: 2 });
  const first = join(1, 1);
  join(1, 1);
  expect(join(1, 1).leave).toBeUndefined();
  expect(join(2, 1).leave).toBeDefined();
  first.leave?.();
  expect(join(1, 1).leave).toBeDefined();
  const places = [hub.takePlace(), hub.takePlace()];
  expect(hub.takePlace()).toBeUndefined();
  places[0]?.();
  places[0]?.();
  expect(hub.takePlace()).toBeDefined();
  expect(hub.takePlace()).toBeUndefined();
});

test('createLiveHub removes a player 30 seconds after their last stream, unless they reconnect', async () => {
  const { hub, join } = setUp();
  const { member, leave } = join(1, 5);
  const id = member.events.at(-1)?.id;
  leave?.();
  await vi.advanceTimersByTimeAsync(29_000);
  const platform = createFakeLivePlatform();
  const again = fakeMember(platform);
  hub.join({ uid: 1, intervalMs: 10_000, lastId: id, balance: balanceJson(5), open: () => again });
  expect(again.events.map(({ name }) => name)).toEqual(['hello']);
  expect(hub.stats().players).toBe(1);
  const other = join(2, 5);
  other.leave?.();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(hub.stats().players).toBe(1);
});

test('createLiveHub, when closed, ends all streams with different reconnect delays, and sends later ones away', () => {
  const { hub, join } = setUp();
  const members = Array.from({ length: 20 }, (_none, uid) => join(uid, 1).member);
  expect(hub.farewell()).toBeUndefined();
  hub.close();
  const pauses = members.map(({ events }) => (JSON.parse(events.at(-1)?.data ?? '{}') as { in_ms: number }).in_ms);
  expect(members.every(({ isOver }) => isOver)).toBe(true);
  expect(new Set(pauses).size).toBeGreaterThan(10);
  expect(hub.farewell()).toMatch(/event: reconnect\ndata: \{"in_ms":\d{4}\}/);
});
