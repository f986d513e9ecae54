import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrameMessage } from './frameMessage.ts';
import { innerAddress } from '../../../lib/innerAddress.ts';

const origin = 'https://yulduz.test';
const frame = {} as Window;
const gate = { origin, frame };
const balance = { type: 'balance', balance: 1250, currency: 'UZS', mode: 'play' };

test('a message of our frame and our origin counts', () => {
  expect(readFrameMessage({ data: balance, origin, source: frame }, gate)).toEqual(balance);
  const round = { type: 'round', round: 'r1', bet: 1000, win: 0, mode: 'play' };
  expect(readFrameMessage({ data: round, origin, source: frame }, gate)).toEqual(round);
  expect(readFrameMessage({ data: { type: 'exit' }, origin, source: frame }, gate)).toEqual({ type: 'exit' });
});

test.each([
  ['another origin', { data: balance, origin: 'https://evil.test', source: frame }],
  ['a sandboxed document', { data: balance, origin: 'null', source: frame }],
  ['another window of our origin', { data: balance, origin, source: {} as Window }],
  ['no window', { data: balance, origin, source: null }],
])('%s is not heard', (_name, event) => {
  expect(readFrameMessage(event, gate)).toBeNull();
});

test('before the frame is there nothing is heard', () => {
  expect(readFrameMessage({ data: balance, origin, source: null }, { origin, frame: null })).toBeNull();
  expect(readFrameMessage({ data: balance, origin, source: null }, { origin, frame: undefined })).toBeNull();
});

test('what is not a message of E13 is not heard, whatever it is', () => {
  const heard = (data: unknown) => readFrameMessage({ data, origin, source: frame }, gate);
  expect(heard({ ...balance, balance: '1250' })).toBeNull();
  expect(heard({ ...balance, balance: Number.NaN })).toBeNull();
  expect(heard({ type: 'round', bet: 1, win: 1, mode: 'play' })).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(heard(data)).toBeNull();
    }),
  );
});

test('only addresses of our site lead anywhere', () => {
  expect(innerAddress('/gamehall?category=live', origin)).toBe('/gamehall?category=live');
  expect(innerAddress(`${origin}/ru/#x`, origin)).toBe('/ru/#x');
  for (const address of [
    '//evil.test/',
    'https://evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '/.//evil.test',
    `${origin}//evil.test`,
    '/%2e//evil.test',
    '/a/..//evil.test',
  ])
    expect(innerAddress(address, origin), address).toBeNull();
});
