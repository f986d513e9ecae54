import { expect, test } from 'vitest';
import { normalizePath } from './normalizePath.ts';
import { parseRedirectsFile } from './parseRedirectsFile.ts';
import { exampleOf, type RedirectRule, redirectRule } from './redirectRule.ts';

test.each([
  ['/old', '/new', 301],
  ['/a', 'https://example.uz', 302],
  ['/a', 'HTTP://example.uz:8080/x?y#z', 303],
  ['/a*b*', '/x*y*', 307],
  ['/a*', 'https://example.uz/*', 308],
  ['/a', '/b?c=d#e', 301],
])('the rule %s %s %i is accepted as it is', (from, to, status) => {
  expect(redirectRule(from, to, status)).toEqual({ from, to, status });
});

test('a rule without a status is permanent, and its path is spelled as addresses are compared', () => {
  expect(redirectRule('/a/%62/', '/c')).toEqual({ from: '/a/b', to: '/c', status: 301 });
});

const PATH = 'it begins with one slash and has no query, hash, space or backslash';
test.each([
  ['old', '/x', 301, `"old" is not a path: ${PATH}`],
  ['//old', '/x', 301, `"//old" is not a path: ${PATH}`],
  ['/old?a', '/x', 301, `"/old?a" is not a path: ${PATH}`],
  ['/old#a', '/x', 301, `"/old#a" is not a path: ${PATH}`],
  ['/o ld', '/x', 301, `"/o ld" is not a path: ${PATH}`],
  ['/o\\ld', '/x', 301, `"/o\\ld" is not a path: ${PATH}`],
  ['/ru', '/x', 301, '"/ru" begins with a language: write the path without it'],
  ['/uz/a', '/x', 301, '"/uz/a" begins with a language: write the path without it'],
  ['/a', '/b', 304, '304 is not one of 301, 302, 303, 307, 308'],
  ['/a', '/b', '301', '"301" is not one of 301, 302, 303, 307, 308'],
  ['/a', '/b c', 301, '"/b c" holds a space, a control character or a backslash'],
  ['/a', '/b\tc', 301, '"/b\tc" holds a space, a control character or a backslash'],
  ['/a', '/b\u0085c', 301, '"/b\u0085c" holds a space, a control character or a backslash'],
  ['/*', '/*/*', 301, '"/*/*" has more stars than "/*"'],
])('the rule %s %s %s is refused', (from, to, status, reason) => {
  expect(redirectRule(from, to, status)).toBe(reason);
});

test.each([
  'x',
  '//evil.uz',
  'ftp://a.uz',
  'https://',
  'https:///x',
  'https://*.uz/',
  'https://a@b.uz/',
  'https://a.uz:x/',
  'xhttps://a.uz',
])('the target %s is neither a path nor an address', (to) => {
  expect(redirectRule('/*', to)).toBe(
    `"${to}" is neither a path that begins with one slash nor an address like https://example.uz/path`,
  );
});

test('a path whose first part only begins like a language is a path', () => {
  expect(redirectRule('/rules', '/x')).toMatchObject({ from: '/rules' });
  expect(redirectRule('/a/ru', '/x')).toMatchObject({ from: '/a/ru' });
});

test('an example of a rule’s paths has a letter for each star', () => {
  expect(exampleOf({ from: '/a*b*' } as RedirectRule)).toBe('/axbx');
});

test.each([
  ['/', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a///', '/a'],
  ['///', '/'],
  ['/a//b', '/a//b'],
  ['/%61%2D%5f', '/a-_'],
  ['/%2f%c3%a9', '/%2F%C3%A9'],
  ['/é', '/%C3%A9'],
  ['/a b', '/a%20b'],
  ['/a\u0000', '/a%00'],
  ['/\uD800', '/%EF%BF%BD'],
  ['/a%2', '/a%2'],
  ['/a%zz', '/a%zz'],
  ['', ''],
])('the path "%s" is compared as "%s"', (path, spelled) => {
  expect(normalizePath(path)).toBe(spelled);
});

const read = (text: string) => parseRedirectsFile(text, 'f');
const rule = (from: string, to: string, status = 301) => ({ from, to, status });

test('a file of rules is read with any line ends, spaces and comments after a space', () => {
  expect(read('/a /b\r/c  /d   302\r\n  /e\t/f#g  # why\n\n   \n#x /y\n\t# z')).toEqual([
    rule('/a', '/b'),
    rule('/c', '/d', 302),
    rule('/e', '/f#g'),
  ]);
  expect(read('')).toEqual([]);
});

test.each([
  ['/a', 'f:1: 1 words where two or three belong'],
  ['/ok /fine\n/a /b 301 more', 'f:2: 4 words where two or three belong'],
  ['/a /b 30', 'f:1: "30" is not one of'],
  ['/a /b 3011', 'f:1: "3011" is not one of'],
  ['/a /b x301', 'f:1: "x301" is not one of'],
  ['/a /b\n/b /a', 'f:1: "/a" is part of a redirect loop\nf:2: "/b" is part of a redirect loop'],
])('a file with the lines %j is refused by line', (text, problem) => {
  expect(() => read(text)).toThrow(problem);
});
