import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { repositoryFiles } from '#tests/support/repositoryFiles.ts';
import { referencesIn } from './referencesIn.ts';

const sections = new Map<string, Set<string>>();
function sectionsOf(document: string): Set<string> {
  const known = sections.get(document) ?? new Set<string>();
  if (known.size === 0)
    for (const [, title] of readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)) known.add(title as string);
  sections.set(document, known);
  return known;
}
const entriesOf = (document: string) =>
  new Set([...readFileSync(document, 'utf8').matchAll(/^\| ([A-Z]-?\d+) \|/gm)].map(([, id]) => id as string));
const known = {
  contract: entriesOf('docs/contract.md'),
  reliability: entriesOf('docs/reliability.md'),
  decision: new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3))),
};

const files = repositoryFiles(/\.(?:tsx?|mjs|css|md|ya?ml|conf)$|^Dockerfile$|^\.env\.example$/);
const linesWith = (pattern: RegExp) =>
  files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [{ name, line, at: `${name}:${index + 1}` }] : [])),
  );

/** An entry's own id, where it is defined. */
const DEFINITION = /^\| [A-Z]-?\d+ \|/;

test('every id, decision and section that a comment, a test title or a document names exists', () => {
  // Only lines that have one are read closely, because lines are many.
  const references = linesWith(/[A-Z]-?\d|decision|docs\//i).flatMap(({ name, line, at }) =>
    referencesIn(line.replace(DEFINITION, ''), /\.(?:tsx?|mjs|css)$/.test(name)).map((found) => ({ ...found, at })),
  );
  expect(references.length).toBeGreaterThan(700);
  const names = new Set(references.map(({ document }) => document));
  expect([...names]).toEqual(expect.arrayContaining(['contract', 'reliability', 'decision', 'docs/contract.md']));
  const exists = (document: keyof typeof known | `docs/${string}.md`, id: string) =>
    (document in known ? known[document as keyof typeof known] : sectionsOf(document)).has(id);
  expect(references.filter(({ document, id }) => !exists(document, id))).toEqual([]);
});

test('no comment or document names a document outside the repository', () => {
  const papers =
    /\b(?:SCOPE [A-Z]\d|CONTRACT\b|RELIABILITY\b|DESIGN\.md|STACK\.md|spec sections? \d|contract,? part [A-Z]\b)/;
  const found = linesWith(papers).filter(({ name }) => !name.endsWith('references.test.ts'));
  expect(found.map(({ at, line }) => `${at} ${line.trim()}`)).toEqual([]);
});

describe('referencesIn', () => {
  const ids = (line: string, isCode?: boolean) =>
    referencesIn(line, isCode).map(({ document, id }) => `${document} ${id}`);

  test.each([
    ['an id in brackets', '/** Opens the search (A-16, E3). */', ['contract A-16', 'contract E3']],
    ['an unknown series in brackets', '// Opens the search (B28).', ['contract B28']],
    ['an id after a word', ' * with messages of E13, ended by E4.', ['contract E13', 'contract E4']],
    ['a list', '// reliability F1, F7 and A-03', ['reliability F1', 'reliability F7', 'contract A-03']],
    ['a range', '// reliability A1 to A3', ['reliability A1', 'reliability A2', 'reliability A3']],
    ['a range of entries', '// A-08 to A-10', ['contract A-08', 'contract A-09', 'contract A-10']],
    ['a title', "test('a press, twice, is one payment (A-16)', () => {", ['contract A-16']],
    ['a decision', '// As in decision 011.', ['decision 011']],
    ['a section', '/* docs/contract.md, "Money" */', ['docs/contract.md Money']],
    ['code', "const at = 'E3'; const path = `M4 4h7`;", []],
    ['a version in a comment', '// Chrome/142 on V8', []],
  ])('for %s, returns what it refers to', (_name, line, expected) => {
    expect(ids(line)).toEqual(expected);
  });

  test('for a line of a document, reads all of it', () => {
    expect(ids('| Money commands run once | A-16, `server/platform` |', false)).toEqual(['contract A-16']);
  });
});
