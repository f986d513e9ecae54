import { expect, test } from 'vitest';
import { scrubText } from './scrubText.ts';

test.each([
  ['a key=value, a b=c', 'a key=value, a b=c'],
  ['/path/only:12:34', '/path/only:12:34'],
  ['https://a.uz/a.js?v=1:1234:56789', 'https://a.uz/a.js:1234:56789'],
  ['https://a.uz/a.js?v=1:2:3:secret', 'https://a.uz/a.js'],
  ['https://a.uz/a.js?at=12:30:15', 'https://a.uz/a.js:30:15'],
  ['https://a.uz/#top', 'https://a.uz/'],
  ['what?no', 'what?no'],
  ['#1', '#1'],
])('scrubText, for %s, returns %s', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});
