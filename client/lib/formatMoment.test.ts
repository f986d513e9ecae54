import { expect, test } from 'vitest';
import { formatEnd } from './formatEnd.ts';
import { formatMoment } from './formatMoment.ts';

test('formatMoment formats a moment in Tashkent time', () => {
  expect(formatMoment(Date.UTC(2026, 10, 28, 15, 5))).toBe('28.11.2026, 20:05');
});

test('formatEnd formats midnight as 23:59 of the day before, and any other time unchanged', () => {
  expect(formatEnd(Date.UTC(2026, 10, 28, 19))).toBe('28.11.2026, 23:59');
  expect(formatEnd(Date.UTC(2026, 10, 28, 15))).toBe('28.11.2026, 20:00');
});
