import { expect, test } from 'vitest';
import { countdownUnits } from './countdownUnits.ts';

test.each([
  ['two days', 2, ['days', 'hours']],
  ['less than a day', 0, ['hours', 'minutes']],
  ['an unknown time', undefined, ['days', 'hours']],
])('countdownUnits of days and hours, with %s until the end, are those that still change', (_name, days, units) => {
  expect(countdownUnits(['days', 'hours'], days)).toEqual(units);
});

test('countdownUnits of all units are those asked for on the last day too', () => {
  expect(countdownUnits(['days', 'hours', 'minutes'], 0)).toEqual(['days', 'hours', 'minutes']);
});
