import { expect, test } from 'vitest';
import { readContact } from './readContact.ts';

test.each(['a@yulduz.test', '+998901234567', '998901234567', ' a@yulduz.test '])(
  'readContact, for %s, returns the trimmed contact',
  (value) => {
    expect(readContact(value)).toBe(value.trim());
  },
);

test.each([null, '', 'call +998901234567 now', '<b>a@b.uz</b> x', `${'a'.repeat(250)}@b.uz`, '12345'])(
  'readContact, for %s, returns null',
  (value) => {
    expect(readContact(value)).toBeNull();
  },
);
