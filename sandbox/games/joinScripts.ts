import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

// Where the build puts the same files, beside the bundle.
const folder = new URL('./browser/', import.meta.url);
/** By the names of its files. Types of a dozen files take a tenth of a second to fall away. */
const joined = new Map<string, string>();

/**
 * A frame's files for the browser as one script: types fall away, and imports between the files too, since all of them
 * share one scope. Files are given from the leaves up; each writes its imports on lines of their own.
 */
export function joinScripts(names: readonly string[]): string {
  const key = names.join();
  const known = joined.get(key);
  if (known !== undefined) return known;
  const script = join(names);
  joined.set(key, script);
  return script;
}

function join(names: readonly string[]): string {
  return names
    .map((name) => stripTypeScriptTypes(readFileSync(new URL(name, folder), 'utf8')))
    .join('\n')
    .replace(/^import\b[^;]*;$/gm, '')
    .replace(/^export /gm, '')
    .replace(/^\s*(?:\/\/|\/\*\*|\*(?: |\/$)).*$/gm, '')
    .replace(/^\s+|\s+$/gm, '')
    .replace(/\n{2,}/g, '\n');
}
