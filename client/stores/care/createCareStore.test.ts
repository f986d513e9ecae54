import { expect, test } from 'vitest';
import { createCareStore } from './createCareStore.ts';

function start() {
  const clock = { now: 0 };
  return { clock, care: createCareStore(() => clock.now) };
}

test('care.read, within 15 seconds of the question, returns the reason of that player alone', () => {
  const { clock, care } = start();
  expect(care.read(7)).toBeUndefined();
  care.hold(7, null, 0);
  expect([care.read(7), care.read(8)]).toEqual([null, undefined]);
  clock.now = 14_999;
  expect(care.read(7)).toBeNull();
  clock.now = 15_000;
  expect(care.read(7)).toBeUndefined();
});

test('care.forget drops the reason, and one that was asked for before it is not held when it comes', () => {
  const { clock, care } = start();
  care.hold(7, null, 0);
  clock.now = 1_000;
  care.forget();
  expect(care.read(7)).toBeUndefined();
  care.hold(7, null, 900);
  expect(care.read(7)).toBeUndefined();
  care.hold(7, 'limit', 1_001);
  expect(care.read(7)).toBe('limit');
});

test('care.hold, when the platform could not be asked, holds nothing', () => {
  const { care } = start();
  care.hold(7, null, 0);
  care.hold(7, 'unknown', 0);
  expect(care.read(7)).toBeUndefined();
});
