import { expect, test } from 'vitest';
import { zoneAt } from './zoneAt.ts';

const times = { fresh: 1_000, stale: 500, error: 200 };

test.each([
  [0, 1, 'hit'],
  [999, 1, 'hit'],
  [1_000, 1, 'stale'],
  [1_499, 1, 'stale'],
  [1_500, 1, 'refresh'],
  [1_699, 1, 'refresh'],
  [1_700, 1, 'gone'],
  // The jitter moves the end of the fresh time, and with it the others.
  [899, 0.9, 'hit'],
  [900, 0.9, 'stale'],
  [1_599, 0.9, 'refresh'],
  [1_600, 0.9, 'gone'],
  [1_099, 1.1, 'hit'],
] as const)('a value of %i ms with a jitter of %d is in the zone %s', (ageMs, jitter, zone) => {
  expect(zoneAt(times, ageMs, jitter)).toBe(zone);
});

test('a value without fresh time is never a hit, and one without any time is gone at once', () => {
  expect(zoneAt({ fresh: 0, stale: 10, error: 0 }, 0, 1)).toBe('stale');
  expect(zoneAt({ fresh: 0, stale: 0, error: 0 }, 0, 1)).toBe('gone');
});
