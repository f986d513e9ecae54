import { expect, test } from 'vitest';
import { contactLink } from './contactLink.ts';

test.each([
  ['email', 'yordam@yulduz.test', 'mailto:yordam@yulduz.test'],
  ['phone', '+998 (00) 000-00-00', 'tel:+998000000000'],
  ['telegram', '@yulduz', 'https://t.me/yulduz'],
  ['telegram', 'https://t.me/yulduz', 'https://t.me/yulduz'],
  ['site', 'https://yulduz.test/x', 'https://yulduz.test/x'],
  ['site', 'javascript:alert(1)', null],
  ['fax', '12', null],
])('contactLink, for the %s %s, returns the address %s', (type, value, href) => {
  expect(contactLink(type, value).href).toBe(href);
});
