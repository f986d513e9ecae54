import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from './isRunning.ts';

const NAME = /^croupier-run-(\d+)-/;

/** The temporary folder of one run of the tests. */
interface RunFolder {
  path: string;
  /** Removes it. Returns what tests left in it: how many of each kind, by name. */
  close(): string[];
}

/** Makes the folder of the run of process `pid`, and removes those of runs whose process was killed. */
export function makeRunFolder(parent: string, pid: number): RunFolder {
  for (const name of readdirSync(parent)) {
    const owner = NAME.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner)))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(parent, `croupier-run-${pid}-`));
  // The processes of an image run as another user, who must reach what lies within.
  chmodSync(folder, 0o711);
  return {
    path: folder,
    close() {
      const kinds = Map.groupBy(readdirSync(folder), kindOf);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      return [...kinds].map(([kind, names]) => `${names.length} ${kind}`).toSorted();
    },
  };
}

/** A name without the characters that make it unique. */
const kindOf = (name: string) => name.replace(/[-_.]?\w{6}$/, '');

/**
 * Gives this process and those of its tests a temporary folder of their own until it ends, and prints then what tests did not remove
 * themselves, unless `isSilent`. Compiled code and drawn pictures, which all runs share, stay in the folder above (sharedFolder). Call it
 * before tests start.
 */
export function openRunFolder({ isSilent = false } = {}): void {
  if (process.env['TEST_SHARED_FOLDER']) return;
  const parent = tmpdir();
  const folder = makeRunFolder(parent, process.pid);
  process.env['TEST_SHARED_FOLDER'] = parent;
  process.env['TMPDIR'] = folder.path;
  process.env['NODE_COMPILE_CACHE'] ??= path.join(parent, 'node-compile-cache');
  process.once('exit', () => {
    const kinds = folder.close();
    if (kinds.length > 0 && !isSilent)
      process.stdout.write(`\nLeft behind by tests, and removed:\n${kinds.map((kind) => `  ${kind}\n`).join('')}\n`);
  });
}
