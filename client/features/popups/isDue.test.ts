import { expect, test } from 'vitest';
import { isDue } from './isDue.ts';

const momentOf = (time: string) => Date.parse(`${time}+05:00`);
const evening = momentOf('2026-11-23T23:59:59');

test.each([
  ['once', null, evening, true],
  ['day', null, evening, true],
  ['once', evening, momentOf('2027-11-23T00:00:00'), false],
  [undefined, evening, momentOf('2027-11-23T00:00:00'), false],
  ['day', momentOf('2026-11-23T00:00:00'), evening, false],
  ['day', evening, momentOf('2026-11-24T00:00:00'), true],
  ['day', evening, momentOf('2026-11-23T23:59:59.999'), false],
  // A clock set back is another day, too.
  ['day', evening, momentOf('2026-11-22T12:00:00'), true],
] as const)('isDue, for frequency %s, seen at %s, at %s, returns %s', (frequency, seenAt, now, due) => {
  expect(isDue(frequency, seenAt, now)).toBe(due);
});
