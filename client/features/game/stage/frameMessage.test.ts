import fc from 'fast-check';
import { expect, test } from 'vitest';
import { innerAddress } from '#client/lib/innerAddress.ts';
import { readFrameMessage } from './frameMessage.ts';

const origin = 'https://yulduz.test';
const frame = {} as Window;
const gate = { origin, frame };
const balance = { type: 'balance', balance: 1250, currency: 'UZS', mode: 'play' };

test('readFrameMessage, for messages of the game’s frame and origin, returns them', () => {
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
])('readFrameMessage, for a message from %s, returns null', (_name, event) => {
  expect(readFrameMessage(event, gate)).toBeNull();
});

test('readFrameMessage, before the frame exists, returns null', () => {
  expect(readFrameMessage({ data: balance, origin, source: null }, { origin, frame: null })).toBeNull();
  expect(readFrameMessage({ data: balance, origin, source: null }, { origin, frame: undefined })).toBeNull();
});

test('readFrameMessage, for any data that is not a message of E13, returns null', () => {
  const read = (data: unknown) => readFrameMessage({ data, origin, source: frame }, gate);
  expect(read({ ...balance, balance: '1250' })).toBeNull();
  expect(read({ ...balance, balance: Number.NaN })).toBeNull();
  expect(read({ type: 'round', bet: 1, win: 1, mode: 'play' })).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(read(data)).toBeNull();
    }),
  );
});

test('innerAddress returns addresses of the site, and null for any other address', () => {
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
