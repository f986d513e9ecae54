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
