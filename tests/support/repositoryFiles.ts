import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './sourceFiles.ts';

/** Folders of the repository that people write; others are built, installed or recorded. */
const FOLDERS = ['.ci', 'bench', 'client', 'config', 'docs', 'ops', 'sandbox', 'scripts', 'server', 'shared', 'tests'];

/** Every file of the repository whose path from the root matches, tests too: in the folders that people write and in the root. */
export function repositoryFiles(pattern: RegExp): SourceFile[] {
  const inRoot = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name)] : [],
    ),
  );
  return [...inRoot, ...inFolders]
    .filter((name) => pattern.test(name) && !name.includes('node_modules/'))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
}
