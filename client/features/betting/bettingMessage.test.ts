import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBettingMessage } from './bettingMessage.ts';

const origin = 'https://yulduz.test';
const frame = {} as Window;
const heard = (data: unknown, from: object = {}) =>
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
])('%j is heard', (message) => {
  expect(heard(message)).toEqual(message);
});

test('only our frame and our origin are heard', () => {
  const message = { type: 'login' };
  expect(heard(message, { origin: 'https://evil.test' })).toBeNull();
  expect(heard(message, { origin: 'null' })).toBeNull();
  expect(heard(message, { source: {} as Window })).toBeNull();
  expect(readBettingMessage({ data: message, origin, source: null }, { origin, frame: null })).toBeNull();
});

test('a height that would make the page endless, and whatever else is no message, is not heard', () => {
  for (const height of [0, -1, 1e9, Number.NaN, '900']) expect(heard({ type: 'height', height })).toBeNull();
  expect(heard({ type: 'location', event: 'x'.repeat(41) })).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(heard(data)).toBeNull();
    }),
  );
});
