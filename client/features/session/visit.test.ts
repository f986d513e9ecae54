import { expect, test } from 'vitest';
import { continueVisit, isCheckDue, readVisit } from './visit.ts';

const MINUTE = 60_000;
const started = continueVisit(null, 1_000_000);

test('the time counts from page to page, and anew after a break of half an hour', () => {
  const later = continueVisit(started, 1_000_000 + 29 * MINUTE);
  expect(later).toEqual({ startedAt: 1_000_000, checkedAt: 1_000_000, seenAt: 1_000_000 + 29 * MINUTE });
  const afterBreak = continueVisit(later, later.seenAt + 30 * MINUTE);
  expect(afterBreak.startedAt).toBe(later.seenAt + 30 * MINUTE);
});

test('times of the future are not believed', () => {
  expect(continueVisit({ ...started, seenAt: 9e15 }, 2_000_000).startedAt).toBe(2_000_000);
});

test.each([
  [60, 59, false],
  [60, 60, true],
  [15, 15, true],
  [0, 600, false],
])('every %d minutes, after %d: %s', (minutes, passed, isDue) => {
  expect(isCheckDue(started, started.checkedAt + passed * MINUTE, minutes)).toBe(isDue);
});

test('what is stored is read back, and nothing else', () => {
  expect(readVisit(JSON.stringify(started))).toEqual(started);
  for (const text of [null, '', '{}', 'null', '[1]', '{"startedAt":"x","checkedAt":1,"seenAt":1}'])
    expect(readVisit(text)).toBe(null);
});
