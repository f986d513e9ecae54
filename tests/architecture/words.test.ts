import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { repositoryFiles } from '#tests/support/repositoryFiles.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

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

/** Words of names that mean nothing, or something else, to who has not read the glossary. */
const EXPLAINED = [
  'quiet',
  'care',
  'lean',
  'plain',
  'press',
  'desk',
  'fact',
  'prelude',
  'stage',
  'note',
  'late',
  'settle',
];

test('the glossary explains the words of names that a newcomer cannot know', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  const terms = new Set([...glossary.matchAll(/^\| ([^|]+?) \|/gm)].flatMap(([, term = '']) => term.split(/[ ,(]/)));
  expect(EXPLAINED.filter((word) => !terms.has(word))).toEqual([]);
});

/**
 * Names that say when or whose a value is and not what it is, with the most declarations that the sources may have of each: variables,
 * parameters, properties, functions. A number may only fall: name a new value by the noun of the thing. What remains of `at`, `left` and
 * `facts` are fields of the protocol, of stored data and of boxes on a screen, and lists of a label and its value.
 */
const CEILINGS: Record<string, number> = {
  at: 111,
  own: 3,
  known: 2,
  found: 0,
  asked: 0,
  left: 34,
  reading: 0,
  facts: 28,
};

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** What each kind of node declares: the nodes whose text is a new name. */
const DECLARES: Record<string, (node: SyntaxNode) => unknown[]> = {
  VariableDeclarator: ({ id }) => [id],
  ArrowFunctionExpression: ({ params }) => params as unknown[],
  FunctionExpression: ({ params }) => params as unknown[],
  FunctionDeclaration: ({ id, params }) => [id, ...(params as unknown[])],
  TSFunctionType: ({ params }) => params as unknown[],
  TSMethodSignature: ({ key, params }) => [key, ...(params as unknown[])],
  TSPropertySignature: ({ key }) => [key],
  PropertyDefinition: ({ key }) => [key],
  MethodDefinition: ({ key }) => [key],
  AssignmentPattern: ({ left }) => [left],
  ArrayPattern: ({ elements }) => elements as unknown[],
  RestElement: ({ argument }) => [argument],
  Property: ({ key, value, shorthand }) => (shorthand ? [key] : [key, value]),
};

function count(node: unknown, counts: Map<string, number>): void {
  if (Array.isArray(node)) for (const item of node) count(item, counts);
  if (!isNode(node)) return;
  for (const declared of DECLARES[node.type]?.(node) ?? []) {
    const name = isNode(declared) && declared.type === 'Identifier' ? String(declared['name']) : '';
    if (name in CEILINGS) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') count(value, counts);
}

test('names that say when or whose a value is, not what it is, become fewer', () => {
  const counts = new Map<string, number>();
  // Files that have a name outside of comments, where it may be declared; parsing all of them takes ten times as long.
  const names = Object.keys(CEILINGS).join('|');
  const pattern = new RegExp(String.raw`^(?!\s*(?:\*|//)).*\b(?:${names})\b\s*[:,=)}\]?(]`, 'm');
  for (const { name, text } of sourceFiles('shared', 'config', 'server', 'client', 'sandbox'))
    if (pattern.test(text))
      count(parseSync(name, text, { lang: name.endsWith('x') ? 'tsx' : 'ts' }).program.body, counts);
  const more = Object.entries(CEILINGS).filter(([name, most]) => (counts.get(name) ?? 0) > most);
  expect(more.map(([name, most]) => `${name}: ${counts.get(name)}, at most ${most}`)).toEqual([]);
});

test('the setter of a state is named after the state', () => {
  const states = sourceFiles('client').flatMap(({ name, text }) =>
    [...text.matchAll(/const \[(\w+), set(\w+)\] = useState/g)].map(([, state = '', setter = '']) => ({
      name,
      state,
      setter,
    })),
  );
  expect(states.length).toBeGreaterThan(100);
  const wrong = states.filter(({ state, setter }) =>
    [state, state.replace(/^is(?=[A-Z])/, '')].every((word) => word.toLowerCase() !== setter.toLowerCase()),
  );
  expect(wrong).toEqual([]);
});
