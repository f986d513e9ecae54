import { expect, test } from 'vitest';
import { suggestEmail } from './suggestEmail.ts';

test.each([
  ['Anvar@gmial.com', 'Anvar@gmail.com'],
  ['a@gmai.com', 'a@gmail.com'],
  ['a@gmaill.com', 'a@gmail.com'],
  ['a@GMAIL.con ', 'a@gmail.com'],
  ['a@gmail.co', 'a@gmail.com'],
  ['a@mial.ru', 'a@mail.ru'],
  ['a@yandx.ru', 'a@yandex.ru'],
])('suggestEmail, for the mistyped %s, returns %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  '',
  'anvar',
  'a@',
  'a@gmail.com',
  'a@mail.com',
  'a@yandex.com',
  'a@yulduz.test',
  'a@b@gmial.com',
  '+998901234567',
])('suggestEmail, for "%s", returns null', (typed) => expect(suggestEmail(typed)).toBeNull());
