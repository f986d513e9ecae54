import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/sourceFiles.ts';

const folders = ['shared', 'config', 'server', 'client', 'sandbox', 'bench', 'tests'];
/** The part of a line that is prose: a comment, or the title of a test. */
const prose = /\/\/.*|\/?\*.*|\b(?:test|describe)\b.*/;
const idsOf = (document: string) =>
  new Set([...readFileSync(document, 'utf8').matchAll(/^\| ([A-Z]-?\d+) \|/gm)].map(([, id]) => id as string));

/** Ids of a line: A-16, a machine's E3 in brackets or after the word "machine", and "reliability F1, F7". */
function referencesIn(line: string): { document: 'contract' | 'reliability'; id: string }[] {
  const comment = prose.exec(line)?.[0] ?? '';
  const reliability = [...comment.matchAll(/\breliability ([A-Z]\d+(?:[-–]?[A-Z]\d+)?(?:, [A-Z]\d+)*)/g)];
  const rest = reliability.reduce((text, [match]) => text.replace(match, ''), comment);
  return [
    ...reliability.flatMap(([, list]) =>
      (list as string).split(/, |[-–]/).map((id) => ({ document: 'reliability' as const, id })),
    ),
    ...[...rest.matchAll(/\bA-\d{2,3}\b|(?<=[Mm]achine |\(|, )E\d{1,2}(?=[),. ])/g)].map(([id]) => ({
      document: 'contract' as const,
      id,
    })),
  ];
}

test('every id in a comment or a test title is an entry of its document', () => {
  const known = { contract: idsOf('docs/contract.md'), reliability: idsOf('docs/reliability.md') };
  const references = sourceFiles(...folders).flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => referencesIn(line).map((found) => ({ ...found, at: `${name}:${index + 1}` }))),
  );
  expect(references.length).toBeGreaterThan(300);
  expect(references.filter(({ document, id }) => !known[document].has(id))).toEqual([]);
});

test('no comment names a document outside the repository', () => {
  const papers = /\b(?:SCOPE [A-Z]\d|CONTRACT\b|RELIABILITY\b|DESIGN\.md|STACK\.md|spec sections? \d)/;
  const found = sourceFiles(...folders).flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        papers.test(line) && !name.endsWith('references.test.ts') ? [`${name}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
