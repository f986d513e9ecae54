import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** WCAG 2.2 without AAA; 4.1.1 is no longer part of it. */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 ' +
  '2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 ' +
  '3.3.3 3.3.4 3.3.8 4.1.3';
const ROW =
  /^\| (?<number>\d\.\d\.\d+) [^|]+ \| (?<level>AA?) \| (?<met>\w+) \| ?(?<files>[^|]*) \| ?(?<exceptions>[^|]*) \|$/gm;

const rows = [...readFileSync('docs/accessibility.md', 'utf8').matchAll(ROW)].map(({ groups = {} }) => groups);

test('docs/accessibility.md has each of the 55 criteria of WCAG 2.2 A and AA once, at its level', () => {
  const of = (wanted: string) => rows.filter(({ level }) => level === wanted).map(({ number }) => number);
  expect(of('A')).toEqual(A.split(' '));
  expect(of('AA')).toEqual(AA.split(' '));
  expect(rows).toHaveLength(55);
});

test('docs/accessibility.md names for each criterion that is met the tests, which exist, and for each other one the exception', () => {
  for (const { number, met = '', files = '', exceptions = '' } of rows) {
    const tests = [...files.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file);
    expect(['yes', 'part', 'none'], number).toContain(met);
    expect(
      tests.filter((file) => !file.endsWith('.test.ts') || !existsSync(file)),
      number,
    ).toEqual([]);
    if (met === 'yes') expect(tests, number).not.toEqual([]);
    else expect(exceptions, number).not.toBe('');
  }
});
