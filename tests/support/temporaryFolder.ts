import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is removed by its owner, or at the end of this process. */
export interface TemporaryFolder {
  path: string;
  remove(): Promise<void>;
}

const open = new Set<string>();

function removeAll(): void {
  for (const folder of open) rmSync(folder, { recursive: true, force: true });
}

/** Makes a temporary folder whose name begins with `kind`. A worker is ended without running hooks, with the sites that it shares. */
export function temporaryFolder(kind: string): TemporaryFolder {
  if (open.size === 0) process.off('exit', removeAll).once('exit', removeAll);
  const folder = mkdtempSync(path.join(tmpdir(), `${kind}-`));
  open.add(folder);
  return {
    path: folder,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      open.delete(folder);
    },
  };
}
