import { readdirSync, readFileSync } from 'node:fs';

/** The docstring of each method in its contract file, by the method's name. */
export function sentencesOfMethods(): Map<string, string> {
  const folder = 'shared/api';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.contract.ts'),
  );
  const pattern = /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*export const \w+ = (?:get|post)\('([\w.]+)'/g;
  return new Map(
    sources
      .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(pattern)])
      .map(([, text = '', name = '']) => [name, text.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()]),
  );
}
