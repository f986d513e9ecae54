import { expect, test } from 'vitest';
import { failureOf } from './failureOf.ts';

test.each([
  [503, true, 'game'],
  [0, true, 'game'],
  [404, true, 'refused'],
  [403, true, 'refused'],
  [451, true, 'refused'],
  [401, true, 'session'],
  [0, false, 'offline'],
  [404, false, 'offline'],
] as const)('failureOf, for status %i with online %s, returns %s', (status, isOnline, failure) => {
  expect(failureOf(status, isOnline)).toBe(failure);
});
