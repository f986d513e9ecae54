import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder and those above it that are missing. Rejects with the error of the file system. Not Node's `recursive`, which tries for
 * ever where the kernel refuses a folder with ENOENT, as under /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) await makeFolder(above);
  await mkdir(folder).catch(async (error: unknown) => {
    // Another has made it meanwhile.
    if (!(await isFolder(folder))) throw error;
  });
}

async function isFolder(name: string): Promise<boolean> {
  return stat(name).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
