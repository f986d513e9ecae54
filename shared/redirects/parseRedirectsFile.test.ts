import { expect, test } from 'vitest';
import { parseRedirectsFile } from './parseRedirectsFile.ts';

test('parseRedirectsFile reads rules, and skips comments and blank lines', () => {
  const text = '# moved in spring\n\n/old /new\r\n/promo/*\t/promotions/* 302 # soon\n/rules /help#rules\n';
  expect(parseRedirectsFile(text, 'redirects.txt')).toEqual([
    { from: '/old', to: '/new', status: 301 },
    { from: '/promo/*', to: '/promotions/*', status: 302 },
    { from: '/rules', to: '/help#rules', status: 301 },
  ]);
});

test('parseRedirectsFile, for bad lines and loops, throws one error with file, line numbers and accepted form', () => {
  const read = () => parseRedirectsFile('/a\n/b /c 200\n/ok /fine\nd /e\n/x /y\n/y /x', 'config/redirects.txt');
  expect(read).toThrow(
    /config\/redirects\.txt:1: .*\n.*txt:2: .*200.*\n.*txt:4: .*\n.*txt:5: .*loop\n.*txt:6: .*loop\naccepted is/,
  );
  expect(read).not.toThrow(/txt:3/);
});

test('parseRedirectsFile refuses a line whose path an earlier line redirects, however it is written, with both lines', () => {
  const read = () => parseRedirectsFile('/a /b\n/x/* /y\n/a/ /c 302\n/x/* /z\n', 'r.txt');
  expect(read).toThrow(
    'r.txt:3: "/a" is redirected by line 1 already\nr.txt:4: "/x/*" is redirected by line 2 already',
  );
});

test('parseRedirectsFile, for a file of another kind, tells twenty of its lines and how many more there are', () => {
  const read = () => parseRedirectsFile('word\n'.repeat(5_000), 'r.txt');
  expect(read).toThrow(/r\.txt:20: [^]*\nand 4980 more\naccepted/);
  expect(read).not.toThrow(/r\.txt:21/);
});

test('parseRedirectsFile reads ten thousand rules, a thousand of them with stars', () => {
  const lines = Array.from({ length: 10_000 }, (_, n) =>
    n % 10 === 0 ? `/old/${n}/* /new/${n}/*` : `/old/${n} /new/${n}`,
  );
  expect(parseRedirectsFile(lines.join('\n'), 'r.txt')).toHaveLength(10_000);
});
