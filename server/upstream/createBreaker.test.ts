import { expect, test, vi } from 'vitest';
import { BreakerOpen, type CallOutcome, createBreaker } from './createBreaker.ts';

function setUp() {
  let clock = 0;
  const onChange = vi.fn();
  const breaker = createBreaker({ name: 'platform', onChange, now: () => clock });
  const calls = (outcome: CallOutcome, times: number) => {
    for (let call = 0; call < times; call += 1) breaker.enter()?.(outcome);
  };
  return { breaker, onChange, calls, later: (ms: number) => (clock += ms) };
}

test('createBreaker opens when half of twenty calls have failed, not before', () => {
  const { breaker, calls } = setUp();
  calls('answered', 10);
  calls('failed', 9);
  expect(breaker.state()).toBe('closed');
  calls('failed', 1);
  expect(breaker.state()).toBe('open');
  expect(breaker.enter()).toBeUndefined();
  expect(breaker.stats()).toEqual({ name: 'platform', state: 'open', refused: 1 });
});

test('createBreaker opens after five refused connections in a row; an answer resets the count', () => {
  const { breaker, calls } = setUp();
  calls('unreachable', 4);
  calls('answered', 1);
  calls('unreachable', 4);
  expect(breaker.state()).toBe('closed');
  calls('unreachable', 1);
  expect(breaker.state()).toBe('open');
});

test('createBreaker with minOperations 3 opens only when three operations have failed', () => {
  const breaker = createBreaker({ name: 'platform', minOperations: 3 });
  for (let call = 0; call < 100; call += 1) breaker.enter('games.get')?.('failed');
  for (let call = 0; call < 100; call += 1) breaker.enter('banners.get')?.('failed');
  expect(breaker.state()).toBe('closed');
  breaker.enter('jackpots.get')?.('failed');
  expect(breaker.state()).toBe('open');
});

test('createBreaker does not count failures older than its window, nor calls whose visitor left', () => {
  const { breaker, calls, later } = setUp();
  calls('failed', 19);
  later(16_000);
  calls('failed', 1);
  calls('left', 100);
  expect(breaker.state()).toBe('closed');
});

test('createBreaker allows one probe after 2 s, closes when it succeeds, and doubles its open time up to 10 s', () => {
  const { breaker, calls, later, onChange } = setUp();
  calls('unreachable', 5);
  for (const openMs of [2_000, 4_000, 8_000, 10_000, 10_000]) {
    later(openMs - 1);
    expect(breaker.enter()).toBeUndefined();
    later(1);
    const probe = breaker.enter();
    expect(breaker.enter()).toBeUndefined();
    probe?.('failed');
    expect(breaker.state()).toBe('open');
  }
  later(10_000);
  breaker.enter()?.('answered');
  expect(breaker.state()).toBe('closed');
  calls('unreachable', 5);
  later(2_000);
  expect(breaker.enter()).toBeDefined();
  expect(onChange.mock.calls.map(([state]) => state).slice(0, 4)).toEqual(['open', 'half_open', 'open', 'half_open']);
});

test('createBreaker allows another probe when the visitor left, or a minute after one that never reports', () => {
  const { breaker, calls, later } = setUp();
  calls('unreachable', 5);
  later(2_000);
  breaker.enter()?.('left');
  const forgotten = breaker.enter();
  expect(forgotten).toBeDefined();
  later(60_000);
  const next = breaker.enter();
  expect(next).toBeDefined();
  forgotten?.('failed');
  expect(breaker.state()).toBe('half_open');
  next?.('answered');
  expect(breaker.state()).toBe('closed');
});

test('createBreaker ignores the outcome of a call that began before the circuit opened', () => {
  const { breaker, calls, later } = setUp();
  const slow = breaker.enter();
  calls('unreachable', 5);
  slow?.('answered');
  expect(breaker.state()).toBe('open');
  later(2_000);
  breaker.enter()?.('answered');
  slow?.('failed');
  expect(breaker.state()).toBe('closed');
});

test('a breaker’s run, while the circuit is open, throws BreakerOpen without calling', async () => {
  const { breaker, calls } = setUp();
  expect(await breaker.run(() => Promise.resolve(1))).toBe(1);
  await expect(breaker.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  calls('unreachable', 5);
  const call = vi.fn();
  await expect(breaker.run(call)).rejects.toBeInstanceOf(BreakerOpen);
  expect(call).not.toHaveBeenCalled();
});
