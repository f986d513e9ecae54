import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** The positions of getters in object literals (ESTree). */
function gettersIn(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(gettersIn);
  const { type, kind, start } = node as { type?: string; kind?: string; start: number };
  const below = Object.values(node).flatMap(gettersIn);
  return type === 'Property' && kind === 'get' ? [start, ...below] : below;
}

const lineOf = (text: string, position: number) => text.slice(0, position).split('\n').length;

test('a getter in an object literal is found with its position, and one in a class is none', () => {
  const { program } = parseSync(
    'x.ts',
    'const a = { b: 1, get c() { return 2; } };\nclass D { get e() { return 3; } }',
  );
  expect(gettersIn(program)).toEqual([18]);
});

test('object literals of code that runs on the server have no getters: V8 holds what they refer to until a full collection', () => {
  const found = sourceFiles('server', 'client', 'shared', 'config')
    .filter(({ name }) => !name.includes('.testing.'))
    .filter(({ text }) => /^\s+get \w+\(/m.test(text))
    .flatMap(({ name, text }) =>
      gettersIn(parseSync(name, text).program).map((position) => `${name}:${lineOf(text, position)}`),
    );
  expect(found, 'use a class, or a function of the object').toEqual([]);
});
