import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A TypeScript file of the repository and its content. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  name: string;
  text: string;
}

/** Every TypeScript file under these folders, except tests. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => {
        const full = path.posix.join(folder, name.replaceAll(path.sep, '/'));
        return { name: full, text: readFileSync(full, 'utf8') };
      }),
  );
}
