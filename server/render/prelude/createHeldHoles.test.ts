import { expect, test } from 'vitest';
import { createHeldHoles } from './createHeldHoles.ts';

const filled = new Map([['0', '<b>1 000</b>']]);
const of = { prelude: { id: 'home' }, uid: 7, state: '{"uid":7,"main":1000}' };

test('createHeldHoles, for the same player, prelude and state, gives what was held', () => {
  const held = createHeldHoles({ maxBytes: 1_000 });
  expect(held.read(of)).toBeUndefined();
  held.hold(of, { filled }, ['nonce']);
  expect(held.read({ ...of })).toBe(filled);
});

test.each([
  ['player', { uid: 8 }],
  ['prelude', { prelude: { id: 'hall' } }],
  ['state', { state: '{"uid":7,"main":999}' }],
])('createHeldHoles, for another %s, gives nothing', (_what, other) => {
  const held = createHeldHoles({ maxBytes: 1_000 });
  held.hold(of, { filled }, ['nonce']);
  expect(held.read({ ...of, ...other })).toBeUndefined();
});

test('createHeldHoles, with the nonce of an answer in a hole, holds nothing', () => {
  const held = createHeldHoles({ maxBytes: 1_000 });
  held.hold(of, { filled: new Map([['0', '<script nonce="abc">']]) }, ['form', 'abc']);
  expect(held.read(of)).toBeUndefined();
});

test('createHeldHoles, after a minute, gives nothing', () => {
  let now = 1;
  const held = createHeldHoles({ maxBytes: 1_000, now: () => now });
  held.hold(of, { filled }, ['nonce']);
  now += 59_000;
  expect(held.read(of)).toBe(filled);
  now += 2_000;
  expect(held.read(of)).toBeUndefined();
});

test.each([0, 100])('createHeldHoles, of %i bytes, holds no more than these', (maxBytes) => {
  const held = createHeldHoles({ maxBytes });
  for (let uid = 1; uid <= 10; uid += 1) held.hold({ ...of, uid }, { filled }, ['nonce']);
  const uids = Array.from({ length: 10 }, (_none, index) => index + 1);
  expect(uids.filter((uid) => held.read({ ...of, uid })).length).toBe(maxBytes === 0 ? 0 : 1);
});
