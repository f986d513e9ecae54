import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { themeStyle } from './themeStyle.ts';

test('themeStyle writes one rule for both themes and one for the light theme', () => {
  const refused = vi.fn<(entry: string) => void>();
  const theme = { '--primary': '#19c37d', 'light:--bg': 'rgb(250 250 250 / 98%)', '--shadow': '0 2px 4px #0006' };
  expect(themeStyle(theme, 'n', refused)).toBe(
    '<style nonce="n">:root,:root[data-theme]{--primary:#19c37d;--shadow:0 2px 4px #0006;}' +
      ':root[data-theme=light]{--bg:rgb(250 250 250 / 98%);}</style>',
  );
  expect(refused).not.toHaveBeenCalled();
});

test.each([
  ['primary', '#fff'],
  ['--Primary', '#fff'],
  ['--primary', ''],
  ['--primary', ' '],
  ['--primary', '/* all the rest'],
  ['--primary', 'rgb(1 2 3'],
  ['--primary', '#fff;color:red'],
  ['--primary', '</style><script>'],
  ['--primary', 'url(//x.test)'],
  ['--primary', 'URL(x)'],
])('themeStyle, for %s: %s, writes nothing and reports the entry', (key, value) => {
  const refused = vi.fn<(entry: string) => void>();
  expect(themeStyle({ [key]: value }, 'n', refused)).toBe('');
  expect(refused).toHaveBeenCalledExactlyOnceWith(`${key}: ${value}`);
});

test('themeStyle, for any input, writes at most one style that contains only declarations', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('--a', 'light:--b', '--a{', 'x'), fc.string({ unit: 'binary' })),
      (theme) => {
        expect(themeStyle(theme, 'n', () => undefined)).toMatch(
          /^(<style nonce="n">(:root,:root\[data-theme\]\{(--a:[^;{}<>@\\]+;)+\})?(:root\[data-theme=light\]\{(--b:[^;{}<>@\\]+;)+\})?<\/style>)?$/,
        );
      },
    ),
  );
});
