import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** Mutable declarations at module level, which would outlive a request. */
const STATE =
  /^(?:export )?(?:let|var) |^(?:export )?const \w+[^=\n]*= (?:proxy\(|new (?:Map|Set|WeakMap|WeakSet|LRUCache|AsyncLocalStorage)(?:<[^>]*>)?\(\)|\[\];|\{\};)/gm;

test('code that runs on the server has no mutable state at module level', () => {
  const files = sourceFiles('server', 'client', 'shared', 'config');
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap(({ name, text }) => [...text.matchAll(STATE)].map((match) => `${name}: ${match[0]}`));
  expect(found).toEqual([]);
});

test('the pattern of module state matches a store, a variable, an empty map and an empty list', () => {
  for (const line of [
    'const store = proxy({})',
    'let count = 0',
    'export const byUser = new Map<string, User>()',
    'const seen: string[] = [];',
  ])
    expect(line.match(STATE), line).not.toBeNull();
});
