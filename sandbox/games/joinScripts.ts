import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

// The build copies the same files to a folder next to the bundle.
const folder = new URL('./browser/', import.meta.url);
/** Of the site's own sums, `money/*.ts`; in a build these files are in `folder` too. */
const shared = new URL('../../shared/domain/', import.meta.url);
/** Cache by file names: stripping the types of a dozen files takes a tenth of a second. */
const joined = new Map<string, string>();

/**
 * Joins a frame's browser files into one script: strips types and the imports between the files, which share one scope.
 * Files are given in dependency order; each file writes its imports on separate lines.
 */
export function joinScripts(names: readonly string[]): string {
  const key = names.join();
  const joinedScript = joined.get(key);
  if (joinedScript !== undefined) return joinedScript;
  const script = join(names);
  joined.set(key, script);
  return script;
}

function join(names: readonly string[]): string {
  return names
    .map((name) => {
      const file = new URL(name, folder);
      return stripTypeScriptTypes(readFileSync(existsSync(file) ? file : new URL(name, shared), 'utf8'));
    })
    .join('\n')
    .replace(/^import\b[^;]*;$/gm, '')
    .replace(/^export /gm, '')
    .replace(/^\s*(?:\/\/|\/\*\*|\*(?: |\/$)).*$/gm, '')
    .replace(/^\s+|\s+$/gm, '')
    .replace(/\n{2,}/g, '\n');
}
