import { expect, test } from 'vitest';
import { tournamentDays } from './tournamentDays.ts';

const momentOf = (text: string) => Date.parse(`${text}+05:00`);

test.each([
  ['2026-11-16T00:00:00', '2026-11-23T00:00:00', '16.11.2026 – 22.11.2026'],
  ['2026-11-26T00:00:00', '2026-11-27T00:00:00', '26.11.2026'],
  ['2026-11-26T12:00:00', '2026-11-27T12:00:00', '26.11.2026 – 27.11.2026'],
])('tournamentDays, from %s to %s, is %s', (start, end, days) => {
  expect(tournamentDays({ start: momentOf(start), end: momentOf(end) })).toBe(days);
});
