import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';
import { formatTime } from './formatTime.ts';
import { parseDate } from './parseDate.ts';
import { toMs } from './toMs.ts';

test.each([
  [1_700_000_000, 1_700_000_000_000],
  [1_700_000_000_000, 1_700_000_000_000],
  ['1700000000', 1_700_000_000_000],
  ['2026-03-01 09:05:07', Date.UTC(2026, 2, 1, 9, 5, 7)],
  ['2026-03-01', Date.UTC(2026, 2, 1)],
  ['2026-03-01T09:05:07', Date.UTC(2026, 2, 1, 9, 5, 7)],
  ['2026-03-01T09:05:07.250Z', Date.UTC(2026, 2, 1, 9, 5, 7, 250)],
  ['2026-03-01T09:05:07+0500', Date.UTC(2026, 2, 1, 4, 5, 7)],
  ['2026-03-01T09:05:07+05:00', Date.UTC(2026, 2, 1, 4, 5, 7)],
  ['2026-13-01', null],
  ['01.03.2026', null],
  ['', null],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
])('toMs, for %j, returns %j (A-13)', (value, ms) => {
  expect(toMs(value)).toBe(ms);
});

test('formatDate and formatTime use the given offset, by default Tashkent, and return an empty text for NaN', () => {
  const moment = Date.UTC(2026, 0, 31, 19, 5);
  expect([formatDate(moment), formatTime(moment)]).toEqual(['01.02.2026', '0:05']);
  expect([formatDate(moment, 0), formatTime(moment, 0)]).toEqual(['31.01.2026', '19:05']);
  expect(formatTime(moment, -600)).toBe('9:05');
  expect([formatDate(Number.NaN), formatTime(Number.POSITIVE_INFINITY)]).toEqual(['', '']);
});

test.each([
  '31.02.2026',
  '00.01.2026',
  '1.13.2026',
  '01.01.26',
  '01 01 2026',
  '01/01/2026',
  '01.01.2026x',
  '29.02.2025',
])('parseDate, for %s, returns null', (text) => {
  expect(parseDate(text)).toBeNull();
});

test('parseDate accepts every separator of the specification, one-digit days, and a leap day', () => {
  const day = Date.UTC(2026, 1, 3);
  for (const text of ['03.02.2026', '03,02,2026', "03'02'2026", '03-02-2026', '3.2.2026'])
    expect(parseDate(text)).toBe(day);
  expect(parseDate('29.02.2024')).toBe(Date.UTC(2024, 1, 29));
});

test('parseDate, for any output of formatDate, returns the same day', () => {
  const days = fc.integer({ min: -700_000, max: 2_000_000 });
  fc.assert(
    fc.property(days, (day) => {
      expect(parseDate(formatDate(day * 86_400_000, 0))).toBe(day * 86_400_000);
    }),
  );
});

test('toMs returns the same time for seconds, milliseconds, digits, ISO and SQL text (A-13)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 4_000_000_000 }), (seconds) => {
      const ms = seconds * 1000;
      const iso = new Date(ms).toISOString();
      expect(toMs(seconds)).toBe(ms);
      expect(toMs(String(seconds))).toBe(ms);
      expect(toMs(iso)).toBe(ms);
      expect(toMs(iso.slice(0, 19).replace('T', ' '))).toBe(ms);
      if (ms >= 1e12) expect(toMs(ms)).toBe(ms);
    }),
  );
});
