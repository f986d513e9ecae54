import { expect, test } from 'vitest';
import { scrubUrl } from './scrubUrl.ts';

test.each(['/games?category=slots&providers=a,b&offset=20&count=40', '/?tab=a&fields=b&locale=ru&version=1', '/games'])(
  'scrubUrl leaves %s unchanged',
  (address) => {
    expect(scrubUrl(address)).toBe(address);
  },
);

test('scrubUrl cuts a path without a query, the path before one, and the query, at 2,048 characters', () => {
  const long = `/${'x'.repeat(3000)}`;
  expect(scrubUrl(long.slice(0, 2048))).toBe(long.slice(0, 2048));
  expect(scrubUrl(long)).toBe(long.slice(0, 2048));
  expect(scrubUrl(`${long}?tab=a`)).toBe(`${long.slice(0, 2048)}?tab=a`);
  expect(scrubUrl(`/?tab=${'x'.repeat(3000)}`)).toHaveLength(2049);
});

test.each([
  ['/a?flag', '/a?flag'],
  ['/a?', '/a?[r]'],
  ['/a?bad flag', '/a?[r]'],
  ['/a? flag', '/a?[r]'],
  ['/a?flag ', '/a?[r]'],
  [`/a?${'x'.repeat(33)}`, '/a?[r]'],
  ['/a?sid=1', '/a?sid=[r]'],
  ['/a?list[0].id=1', '/a?list[0].id=[r]'],
  ['/a?bad name=1', '/a?[r]=[r]'],
  ['/a? name=1', '/a?[r]=[r]'],
  ['/a?name =1', '/a?[r]=[r]'],
  ['/a?x=1=2', '/a?x=[r]'],
])('scrubUrl, for the query of %s, returns %s', (address, scrubbed) => {
  expect(scrubUrl(address)).toBe(scrubbed);
});

test.each([
  ['/+998901234567/?tab=a', '/[r]/?tab=a'],
  ['/%2b998901234567', '/[r]'],
  ['/%252B998901234567', '/[r]'],
  ['/%25252B998901234567', '/[r]'],
  ['/+12345678', '/+12345678'],
  ['/c+classes', '/c+classes'],
  ['/1998901234567', '/1998901234567'],
  ['/9989012345678', '/9989012345678'],
  ['/x998901234567y', '/[r]'],
  ['/games?phone=+998901234567', '/games?phone=[r]'],
])('scrubUrl, for the phone in %s, returns %s', (address, scrubbed) => {
  expect(scrubUrl(address)).toBe(scrubbed);
});

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.abc';

test.each([
  ['/8600123412341234', '/[r]'],
  ['/8600%201234%201234%201234/x', '/[r]/x'],
  ['/reset/9f86d081884c7d659a2feaa0c55ad015', '/reset/[r]'],
  [`/ru/${token}?tab=a`, '/ru/[r]?tab=a'],
  ['/password%3Dqwerty123', '/[r]'],
  ['/x/s3cretS3cretS3cretS3cretXY', '/x/[r]'],
  ['/old-page/summer-2019.html', '/old-page/summer-2019.html'],
  ['/wp-admin/setup-config.php', '/wp-admin/setup-config.php'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('scrubUrl, for %s, which is no address of the site, returns %s', (address, scrubbed) => {
  expect(scrubUrl(address, false)).toBe(scrubbed);
});

test('scrubUrl leaves long ids in an address of the site', () => {
  expect(scrubUrl('/cashier/history/8600123412341234')).toBe('/cashier/history/8600123412341234');
});
