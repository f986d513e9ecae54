import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['bench', 'client', 'config', 'docs', 'ops', 'sandbox', 'scripts', 'server', 'shared', 'tests'];
const documents = ['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md', '.oxlintrc.json'];
/** The glossary lists the retired words, this file looks for them. */
const exempt = new Set(['docs/glossary.md', 'tests/architecture/words.test.ts']);

/** Only words without another meaning here: "letter" is also a sign of an alphabet, "the house" of a casino game is its operator. */
const retired: { word: RegExp; but: string; except?: RegExp }[] = [
  { word: /mishap/i, but: 'fault' },
  { word: /\blevers?\b/i, but: 'control' },
  { word: /\bfewest/i, but: 'min' },
  { word: /\bmost[A-Z]/, but: 'max' },
  { word: /patience/i, but: 'timeout budget' },
  { word: /\bwarmth/i, but: 'readiness' },
  { word: /hesitation/i, but: 'idle' },
  { word: /\binTurn\b/, but: 'compose' },
  { word: /isClosedPath|\bclosed (?:path|page|site)\b/i, but: 'sensitive path, maintenance' },
  { word: /isInvented/, but: 'not cacheable' },
  { word: /\bkept pages?\b/i, but: 'cached page' },
  { word: /\bthe house\b|\bmanual of\b/i, but: 'codebase, runbook', except: /^sandbox\// },
  { word: /\b(?:his|him)\b/i, but: 'their, them' },
];

function linesOf(name: string): { at: string; line: string }[] {
  return readFileSync(name, 'utf8')
    .split('\n')
    .map((line, index) => ({ at: `${name}:${index + 1}`, line }));
}

const files = [
  ...documents,
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs|css|md|json|conf|ya?ml|env|html)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  ),
].filter((name) => !exempt.has(name) && !name.includes('node_modules/'));

test('code, comments, titles and documents contain no retired word', () => {
  expect(files.length).toBeGreaterThan(1_500);
  const found = files.flatMap((name) => {
    const rules = retired.filter(({ except }) => !except?.test(name));
    return linesOf(name).flatMap(({ at, line }) =>
      rules
        .filter(({ word }) => word.test(line))
        .map(({ but }) => `${at} write "${but}": ${line.trim().slice(0, 160)}`),
    );
  });
  expect(found).toEqual([]);
});
