import { expect, test } from 'vitest';
import { isOfAge } from './isOfAge.ts';

test.each([
  ['', false],
  ['age_confirmed=18', true],
  ['sid=1; age_confirmed=21; x=2', true],
  ['age_confirmed=16', false],
  ['age_confirmed=0', false],
  ['not_age_confirmed=18', false],
  ['age_confirmed=eighteen', false],
])('isOfAge, for the cookies %j and 18 years, is %s', (cookies, isAdult) => {
  expect(isOfAge(cookies, 18)).toBe(isAdult);
});
