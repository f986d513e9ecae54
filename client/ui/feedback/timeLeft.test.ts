import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft.ts';

test.each([
  [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [999, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [Number.NaN, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('timeLeft, for %i ms, is %j', (ms, parts) => {
  expect(timeLeft(ms)).toEqual(parts);
});

test('timeLeft, for any span, has parts within their ranges that add up to the whole seconds', () => {
  fc.assert(
    fc.property(fc.nat({ max: 400 * 86_400_000 }), (ms) => {
      const { days, hours, minutes, seconds } = timeLeft(ms);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(ms / 1000));
      expect(hours).toBeLessThan(24);
      expect(minutes).toBeLessThan(60);
      expect(seconds).toBeLessThan(60);
    }),
  );
});
