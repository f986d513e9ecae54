import { EventEmitter } from 'node:events';
import type { ClientRequest } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setIdleTimeouts } from './setIdleTimeouts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start({ connecting = true } = {}) {
  const socket = Object.assign(new EventEmitter(), { connecting });
  const request = Object.assign(new EventEmitter(), { socket, destroy: vi.fn() });
  setIdleTimeouts(request as unknown as ClientRequest, { connect: 2_000, idle: 30_000 });
  const answer = Object.assign(new EventEmitter(), { isPaused: () => false });
  return { socket, request, answer };
}

test('setIdleTimeouts, for a connection that is not made in two seconds, ends the call', () => {
  const { request } = start();
  vi.advanceTimersByTime(1_999);
  expect(request.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(request.destroy).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'setIdleTimeouts, without an answer on a socket (connecting: %s), ends the call after 30 s',
  (connecting) => {
    const { request, socket } = start({ connecting });
    socket.emit('connect');
    vi.advanceTimersByTime(29_999);
    expect(request.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(request.destroy).toHaveBeenCalledOnce();
  },
);

test('setIdleTimeouts, while bytes of the answer arrive, lets it go on for longer than the limit', () => {
  const { request, answer } = start({ connecting: false });
  request.emit('response', answer);
  for (let second = 0; second < 100; second += 20) {
    vi.advanceTimersByTime(20_000);
    answer.emit('data');
  }
  expect(request.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(request.destroy).toHaveBeenCalledOnce();
});

test('setIdleTimeouts, while the answer is paused for its visitor, does not count the time', () => {
  const { request, answer } = start({ connecting: false });
  const isPaused = vi.fn(() => true);
  request.emit('response', Object.assign(answer, { isPaused }));
  vi.advanceTimersByTime(300_000);
  expect(request.destroy).not.toHaveBeenCalled();
  isPaused.mockReturnValue(false);
  vi.advanceTimersByTime(30_000);
  expect(request.destroy).toHaveBeenCalledOnce();
});

test('setIdleTimeouts, once the call is over, leaves no timer', () => {
  const { request } = start();
  request.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
