import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const EXPORT = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/;

/** A mark for the minifier, between a docstring and its function. */
const PURE = '// @__NO_SIDE_EFFECTS__';

/** Names of exports without a docstring directly above them; of an overloaded function the first line has it. */
function undocumented(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = EXPORT.exec(line)?.[1];
    const above = lines[index - 1] === PURE ? lines[index - 2] : lines[index - 1];
    if (name === undefined || above?.trimEnd().endsWith('*/')) return [];
    const isOverload = lines.slice(0, index).some((before) => before.startsWith(`export function ${name}`));
    return isOverload ? [] : [name];
  });
}

test('an export of shared, config or server, read from its source, has a docstring', () => {
  const files = sourceFiles('shared', 'config', 'server').filter(({ name }) => !/\.(?:test|testing)\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(({ name, text }) => undocumented(text).map((found) => `${name}: ${found}`))).toEqual([]);
});
