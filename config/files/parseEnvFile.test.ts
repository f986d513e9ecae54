import { expect, test } from 'vitest';
import { parseEnvFile } from './parseEnvFile.ts';

const read = (text: string) => parseEnvFile(text, '.env');
const told = (text: string) => read(text).problems.map(({ name, problem, source }) => `${name} ${problem} (${source})`);

test('parseEnvFile reads values with quotes, comments, export, spaces and line ends of Windows, each with its line', () => {
  const text =
    '# ours\r\nPORT = 80 # http\r\nexport HOST=::1\r\n\r\nADMIN_TOKEN="a # b" # c\r\nBRANDS=\'x\'\r\nLOG_LEVEL=\r\n';
  expect(read(text)).toEqual({
    problems: [],
    entries: [
      { name: 'PORT', value: '80', source: '.env:2' },
      { name: 'HOST', value: '::1', source: '.env:3' },
      { name: 'ADMIN_TOKEN', value: 'a # b', source: '.env:5' },
      { name: 'BRANDS', value: 'x', source: '.env:6' },
      { name: 'LOG_LEVEL', value: '', source: '.env:7' },
    ],
  });
});

test('parseEnvFile, for a line that is no variable, tells its number and not its text, which may be a secret', () => {
  const text = 'PORT 80\nADMIN_TOKEN: hunter22\n=x\n<<<<<<< HEAD\n';
  expect(told(text)).toEqual([1, 2, 3, 4].map((line) => `.env:${line} is no NAME=value (.env)`));
});

test('parseEnvFile refuses a name that is set twice in a file, with both lines', () => {
  expect(told('PORT=1\nHOST=::1\nPORT=1\n')).toEqual(['PORT is set at .env:1 too (.env:3)']);
});

test('parseEnvFile refuses values that would be cut or keep a quote: a # within, quotes that are not closed or closed early', () => {
  const cut = 'has a # within its value, where a comment would begin';
  const quoted = 'has quotes that do not enclose the value';
  const values = { 'a#b': cut, 'a b#c': cut, '"a': quoted, '\'a"': quoted, '"a" b': quoted, '"a\nB=b"': quoted };
  for (const [value, problem] of Object.entries(values))
    expect(told(`A=${value}`), value).toContain(`A ${problem} (.env:1)`);
});

test('parseEnvFile takes a # at the beginning of an empty value, and behind a space, as a comment', () => {
  expect(read('A=# none\nB= # none\nC=c # a # b#c\n').entries.map(({ value }) => value)).toEqual(['', '', 'c']);
});
