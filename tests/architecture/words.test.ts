import { expect, test } from 'vitest';
import { repositoryFiles } from '#tests/support/repositoryFiles.ts';

/** The glossary lists the retired words, this file looks for them. */
const exempt = new Set(['docs/glossary.md', 'tests/architecture/words.test.ts', 'package-lock.json']);

/** Lists of words of a language, and the 32-bit words of a fair round. */
const WORDS = 'cyrillic|uzbek|holds|name|round';
const DECLARED = String.raw`\b(?:const|let|var|type|interface|function|class) `;

/** Only words without another meaning here: "letter" is also a sign of an alphabet, and "the house edge" is the term of games. */
const retired: { word: RegExp; but: string; except?: RegExp }[] = [
  { word: /mishap/i, but: 'fault' },
  { word: /\blevers?\b/i, but: 'control' },
  { word: /\bfewest/i, but: 'min' },
  { word: /\bmost[A-Z]/, but: 'max' },
  { word: /patien(?:ce|t)\b/i, but: 'timeout budget, slow' },
  { word: /\bwarmth/i, but: 'readiness' },
  { word: /hesitat/i, but: 'idle' },
  { word: /\brest(?:s|ed)\b/i, but: 'circuit open, not recent' },
  { word: /\binTurn\b/, but: 'compose' },
  {
    word: /isClosedPath|\bclosed (?:path|page|site)\b|\bsite is closed\b/i,
    but: 'sensitive path, maintenance, no page open',
  },
  { word: /isInvented|\binvent(?:s|ed)?\b/i, but: 'not cacheable, generates, unknown' },
  { word: /\bkept pages?\b/i, but: 'cached page' },
  { word: /\bthe house\b(?! edge)|\bmanual of\b/i, but: 'codebase, runbook, operator' },
  { word: /\b(?:he|his|him)\b/i, but: 'they, their, them' },
  // A drawn trail of light is one.
  { word: /\btrails?\b/i, but: 'chain', except: /^sandbox\/art\// },
  {
    word: new RegExp(`${DECLARED}(?:[Ss]ay|wordOf|(?!(?:${WORDS})Words)\\w*[a-z]Words)\\b`),
    but: 'format, text, messages',
  },
  { word: new RegExp(`${DECLARED}[Ww]ays\\b`), but: 'methods, lines, chain' },
];

const files = repositoryFiles(
  /\.(?:tsx?|mjs|css|md|json|conf|ya?ml|env|html)$|^(?:Dockerfile|\.env\.example|\.editorconfig|\.ci\/run)$/,
).filter(({ name }) => !exempt.has(name));

test('code, comments, titles, documents, settings and names of files contain no retired word', () => {
  expect(files.length).toBeGreaterThan(2_500);
  for (const name of ['Dockerfile', '.env.example', 'package.json', 'vite.config.ts', 'biome.json', '.ci/run'])
    expect(files.map((file) => file.name)).toContain(name);
  const found = files.flatMap(({ name, text }) => {
    // Whole texts first: hardly any file has a match, and lines are many.
    const rules = retired.filter(({ word, except }) => !except?.test(name) && word.test(`${name}\n${text}`));
    if (rules.length === 0) return [];
    const lines = text.split('\n').map((line, index) => ({ at: `${name}:${index + 1}`, line }));
    return [{ at: 'the name of a file', line: name }, ...lines].flatMap(({ at, line }) =>
      rules
        .filter(({ word }) => word.test(line))
        .map(({ but }) => `${at} write "${but}": ${line.trim().slice(0, 160)}`),
    );
  });
  expect(found).toEqual([]);
});
