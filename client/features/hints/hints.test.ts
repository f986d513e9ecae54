import { expect, test } from 'vitest';
import { hintTimes } from './hintTimes.ts';
import { unconfirmedLogin } from './unconfirmedLogin.ts';

const REG = 1_700_000_000;
const HOUR = 3_600_000;

test.each([
  [0, true, true],
  [2 * HOUR - 1, true, true],
  [2 * HOUR, false, true],
  [120 * HOUR - 1, false, true],
  [120 * HOUR, false, false],
])('hintTimes, %d ms after registration: registration hint %s, contact hint %s', (age, registration, confirm) => {
  const times = hintTimes(REG, REG * 1_000 + age);
  expect([times.registration > 0, times.confirm > 0]).toEqual([registration, confirm]);
});

test('unconfirmedLogin finds the login among contacts, with or without a plus and in any case, unless confirmed', () => {
  const phone = { type: 'phone' as const, contact: '998901234567', is_confirmed: false };
  const email = { type: 'email' as const, contact: 'A@yulduz.test', is_confirmed: false };
  expect(unconfirmedLogin([email, phone], '+998901234567')).toBe(phone);
  expect(unconfirmedLogin([email, phone], 'a@yulduz.test')).toBe(email);
  expect(unconfirmedLogin([{ ...email, is_confirmed: true }, phone], 'a@yulduz.test')).toBe(null);
  expect(unconfirmedLogin([phone], 'a@yulduz.test')).toBe(null);
});
