import { expect, test } from 'vitest';
import { sourceFiles } from '../support/sourceFiles.ts';

/** Things that begin empty or can be assigned again, at the left edge of a file: they would outlive a request. */
const STATE =
  /^(?:export )?(?:let|var) |^(?:export )?const \w+[^=\n]*= (?:proxy\(|new (?:Map|Set|WeakMap|WeakSet|LRUCache|AsyncLocalStorage)(?:<[^>]*>)?\(\)|\[\];|\{\};)/gm;

test('no state outlives a request: nothing mutable at module level of what runs on the server', () => {
  const files = sourceFiles('server', 'client', 'shared', 'config');
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap(({ name, text }) => [...text.matchAll(STATE)].map((match) => `${name}: ${match[0]}`));
  expect(found).toEqual([]);
});

test('the check itself sees a store at module level', () => {
  for (const line of [
    'const store = proxy({})',
    'let count = 0',
    'export const byUser = new Map<string, User>()',
    'const seen: string[] = [];',
  ])
    expect(line.match(STATE), line).not.toBeNull();
});
