import { expect, test } from 'vitest';
import { autofillToken } from './autofillToken.ts';

test.each([
  ['card', 'custom', 'cc-number'],
  ['card_expiry', 'custom', 'cc-exp'],
  ['holder', 'cardHolder', 'cc-name'],
  ['phone', 'phone', 'tel'],
  ['phone', 'custom', 'tel'],
  ['first_name', 'name', 'given-name'],
  ['home_town', 'text', 'address-level2'],
  ['wallet', 'custom', 'off'],
  ['promo_code', 'promo', 'off'],
] as const)('a field %s of the type %s is filled in as %s', (name, type, token) => {
  expect(autofillToken({ name, type })).toBe(token);
});
