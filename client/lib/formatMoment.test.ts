import { expect, test } from 'vitest';
import { formatEnd } from './formatEnd.ts';
import { formatMoment } from './formatMoment.ts';

test('moments are told by the clocks of Tashkent', () => {
  expect(formatMoment(Date.UTC(2026, 10, 28, 15, 5))).toBe('28.11.2026, 20:05');
});

test('an end at midnight is the last minute of the day before, any other end is itself', () => {
  expect(formatEnd(Date.UTC(2026, 10, 28, 19))).toBe('28.11.2026, 23:59');
  expect(formatEnd(Date.UTC(2026, 10, 28, 15))).toBe('28.11.2026, 20:00');
});
