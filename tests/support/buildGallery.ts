import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { galleryFolder } from './galleryFolder.ts';

const BUILT = 'dist/build.json';

/** Once before the journeys: builds the site with `/_ui`, unless it is of the same sources as the build that is tested. */
export async function setup(): Promise<void> {
  const stamp = `${galleryFolder}/${BUILT}`;
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (read(stamp) === read(BUILT)) return;
  await rm(galleryFolder, { recursive: true, force: true });
  const args = ['node_modules/vite/bin/vite.js', 'build', '--app', '--mode', 'gallery', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
  // As scripts/build.mjs does: the sandbox reads its games' own scripts from beside itself.
  await cp('dist/sandbox/browser', `${galleryFolder}/dist/sandbox/browser`, { recursive: true });
  // Its redirects are read from the folder that a site is started in.
  await symlink(path.resolve('config'), `${galleryFolder}/config`);
  await copyFile(BUILT, stamp);
}
