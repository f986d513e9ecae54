import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBettingMessage } from './bettingMessage.ts';

const origin = 'https://yulduz.test';
const frame = {} as Window;
const read = (data: unknown, from: object = {}) =>
  readBettingMessage({ data, origin, source: frame, ...from }, { origin, frame });

test.each([
  [{ type: 'ready' }],
  [{ type: 'height', height: 1800 }],
  [{ type: 'location', event: 'f-12' }],
  [{ type: 'location', event: null }],
  [{ type: 'login' }],
  [{ type: 'deposit' }],
  [{ type: 'balance', balance: 1250, currency: 'UZS', mode: 'play' }],
  [{ type: 'bet', bet: 'b1', stake: 5000, currency: 'UZS', odds: 1.85 }],
  [{ type: 'error', reason: 'session' }],
  [{ type: 'checkIframe', url: '/promotions' }],
])('readBettingMessage, for the valid message %j, returns it', (message) => {
  expect(read(message)).toEqual(message);
});

test('readBettingMessage, for another origin or another source, returns null', () => {
  const message = { type: 'login' };
  expect(read(message, { origin: 'https://evil.test' })).toBeNull();
  expect(read(message, { origin: 'null' })).toBeNull();
  expect(read(message, { source: {} as Window })).toBeNull();
  expect(readBettingMessage({ data: message, origin, source: null }, { origin, frame: null })).toBeNull();
});

test('readBettingMessage, for a height out of bounds and for any other data, returns null', () => {
  for (const height of [0, -1, 1e9, Number.NaN, '900']) expect(read({ type: 'height', height })).toBeNull();
  expect(read({ type: 'location', event: 'x'.repeat(41) })).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(read(data)).toBeNull();
    }),
  );
});
