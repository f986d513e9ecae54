import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { joinStyles } from '#scripts/bundle/joinStyles.ts';
import { copySources } from '#tests/support/copySources.ts';
import { addLanguage } from './addLanguage.ts';
import { galleryFolder } from './galleryFolder.ts';

const BUILT = 'dist/build.json';

/**
 * Global setup of the journeys: builds a copy of the site with `/_ui` and with one more language, unless no file of this run opens it, or
 * the copy already has the sources of the tested build. Rejects when the build fails.
 */
export async function setup({ vitest }: Pick<TestProject, 'vitest'>): Promise<void> {
  if (!vitest.state.getPaths().some((file) => readFileSync(file, 'utf8').includes('/looks/gallery'))) return;
  const stamp = `${galleryFolder}/${BUILT}`;
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (read(stamp) === read(BUILT)) return;
  await rm(galleryFolder, { recursive: true, force: true });
  await mkdir(galleryFolder, { recursive: true });
  await copySources(galleryFolder);
  await addLanguage(galleryFolder);
  const args = ['node_modules/vite/bin/vite.js', 'build', '--app', '--mode', 'gallery', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, {
    cwd: galleryFolder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // As in scripts/build.mjs: a page has one style sheet, and the sandbox reads the scripts of its games from its own folder.
  joinStyles(path.join(galleryFolder, 'dist/client'));
  await cp('dist/sandbox/browser', `${galleryFolder}/dist/sandbox/browser`, { recursive: true });
  await copyFile(BUILT, stamp);
}
