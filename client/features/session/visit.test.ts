import { expect, test } from 'vitest';
import { continueVisit, isCheckDue, readVisit } from './visit.ts';

const MINUTE = 60_000;
const started = continueVisit(null, 1_000_000);

test('continueVisit keeps the start from page to page, and starts anew after a break of 30 minutes', () => {
  const later = continueVisit(started, 1_000_000 + 29 * MINUTE);
  expect(later).toEqual({ startedAt: 1_000_000, checkedAt: 1_000_000, seenAt: 1_000_000 + 29 * MINUTE });
  const afterBreak = continueVisit(later, later.seenAt + 30 * MINUTE);
  expect(afterBreak.startedAt).toBe(later.seenAt + 30 * MINUTE);
});

test('continueVisit, for a stored time in the future, starts a new visit', () => {
  expect(continueVisit({ ...started, seenAt: 9e15 }, 2_000_000).startedAt).toBe(2_000_000);
});

test.each([
  [60, 59, false],
  [60, 60, true],
  [15, 15, true],
  [0, 600, false],
])('isCheckDue, with an interval of %d minutes, after %d minutes, returns %s', (minutes, passed, isDue) => {
  expect(isCheckDue(started, started.checkedAt + passed * MINUTE, minutes, null)).toBe(isDue);
});

test.each([
  ['began on another device an hour before', { startedAt: -60, checkedAt: null }, undefined, true],
  ['was checked on another device a minute ago', { startedAt: -60, checkedAt: -1 }, undefined, false],
  ['was answered here, which the platform has not heard', { startedAt: -60, checkedAt: null }, -1, false],
  ['began just now, after an old answer', { startedAt: 0, checkedAt: null }, -600, false],
])('isCheckDue, for a session that %s, counts the time of all devices', (_, shared, answered, isDue) => {
  const now = 900 * MINUTE;
  const after = (minutes: number) => now + minutes * MINUTE;
  const visit = { ...continueVisit(null, now), ...(answered === undefined ? {} : { answeredAt: after(answered) }) };
  const { startedAt, checkedAt } = shared;
  const times = { startedAt: after(startedAt), checkedAt: checkedAt === null ? null : after(checkedAt) };
  expect(isCheckDue(visit, now, 60, times)).toBe(isDue);
});

test('readVisit reads a stored visit, and for any other text returns null', () => {
  expect(readVisit(JSON.stringify(started))).toEqual(started);
  for (const text of [null, '', '{}', 'null', '[1]', '{"startedAt":"x","checkedAt":1,"seenAt":1}'])
    expect(readVisit(text)).toBe(null);
});
