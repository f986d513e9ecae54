import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { sources } from '#scripts/ensureBuilt.mjs';

/** Copies the sources of the site into a folder, with the packages as links: each, so that Vite keeps what it compiles of them in the copy. */
export async function copySources(folder: string): Promise<void> {
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages, { recursive: true });
  const copy = (name: string) => cp(name, path.join(folder, name), { recursive: true });
  const isPackage = (name: string) => !name.startsWith('.') || name === '.bin';
  const link = (name: string) => symlink(path.resolve('node_modules', name), path.join(packages, name));
  await Promise.all([
    ...[...sources, 'package.json', 'tsconfig.json'].map(copy),
    ...(await readdir('node_modules')).filter(isPackage).map(link),
  ]);
}
