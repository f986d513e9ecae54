import path from 'node:path';

/** Imports and exports from a relative path, static and dynamic. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/**
 * The names in `texts` (name of a file, its text) that import a file of `changed`, directly or through other files of `texts`. A file of
 * `changed` is included only when it imports another. Sorted; names are relative to one folder, with slashes.
 */
export function importersOf(changed, texts) {
  const importers = new Map();
  for (const [name, text] of texts)
    for (const [, target] of text.matchAll(IMPORT)) {
      const imported = path.posix.join(path.posix.dirname(name), target);
      importers.set(imported, [...(importers.get(imported) ?? []), name]);
    }
  const found = new Set();
  const waiting = [...changed];
  for (const name of waiting)
    for (const importer of importers.get(name) ?? []) {
      if (found.has(importer)) continue;
      found.add(importer);
      waiting.push(importer);
    }
  return [...found].sort();
}
