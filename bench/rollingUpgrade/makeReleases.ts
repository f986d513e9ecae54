import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { retainAssets } from '#scripts/builds/retainAssets.mjs';
import { sources } from '#scripts/ensureBuilt.mjs';

export interface Release {
  /** Id of the build. */
  id: string;
  /** The folder with its `dist`. */
  folder: string;
}

export interface Releases {
  old: Release;
  new: Release;
  /** The old build with the assets of the new one beside its own, for open pages of the new build. */
  rollback: Release;
  remove(): void;
}

/** Changed sources in the first script and in a page, so that asset names differ as after a real change. */
const CHANGED = ['client/entry.client.tsx', 'client/features/game-hall/GameHallPage.tsx'];

/** Makes three releases: the build of this folder, one of changed sources, and the rollback to the first. */
export async function makeReleases(): Promise<Releases> {
  const parent = mkdtempSync(path.join(tmpdir(), 'croupier-'));
  const [next, rollback] = ['next', 'rollback'].map((name) => path.join(parent, name)) as [string, string];
  for (const folder of [next, rollback]) {
    mkdirSync(folder);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    cpSync('package.json', path.join(folder, 'package.json'));
  }
  for (const name of [...sources, 'tsconfig.json', 'dist']) cpSync(name, path.join(next, name), { recursive: true });
  for (const name of CHANGED) appendFileSync(path.join(next, name), "\nperformance.mark('next release');\n");
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], {
    cwd: next,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  symlinkSync(path.resolve('config'), path.join(rollback, 'config'));
  cpSync('dist', path.join(rollback, 'dist'), { recursive: true });
  const old = idOf('.');
  retainAssets({ before: path.join(next, 'dist'), built: path.join(rollback, 'dist'), id: old });
  return {
    old: { id: old, folder: path.resolve('.') },
    new: { id: idOf(next), folder: next },
    rollback: { id: idOf(rollback), folder: rollback },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

function idOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'dist/build.json'), 'utf8')) as { id: string }).id;
}
