import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The files of a script that run before it hands over to the Node of the packages. */
function startOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !file.endsWith('.mjs')) return seen.add(file);
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|\} from) .*?'(\.[^']+)'/gm))
    startOf(path.join(path.dirname(file), name), seen);
  return seen;
}

test('every npm script starts in a clean clone with an older Node: it imports no TypeScript and no package', () => {
  const wrong = Object.entries(scripts).flatMap(([name, command]) => {
    if (name === 'format') return [];
    const [, file] = /^node (scripts\/\w+\.mjs)\b/.exec(command) ?? [];
    if (file === undefined) return [`${name}: ${command}`];
    const files = [...startOf(file)];
    const imported = files
      .filter((one) => one.endsWith('.mjs'))
      .flatMap((one) =>
        [...readFileSync(one, 'utf8').matchAll(/^import .*'((?!\.|node:)[^']+)';$/gm)].map(([, from]) => from),
      );
    return [...files.filter((one) => !one.endsWith('.mjs')), ...imported].map((one) => `${name} imports ${one}`);
  });
  expect(wrong).toEqual([]);
});
