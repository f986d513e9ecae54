import { expect, test } from 'vitest';
import { readContact } from './readContact.ts';

test.each(['a@yulduz.test', '+998901234567', '998901234567', ' a@yulduz.test '])('%s is a contact', (value) => {
  expect(readContact(value)).toBe(value.trim());
});

test.each([null, '', 'call +998901234567 now', '<b>a@b.uz</b> x', `${'a'.repeat(250)}@b.uz`, '12345'])(
  '%s is none',
  (value) => {
    expect(readContact(value)).toBeNull();
  },
);
