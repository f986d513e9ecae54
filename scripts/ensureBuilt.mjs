import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { fail, nodePath, root, run } from './runtime.mjs';

/** The sources of a build. */
export const sources = [
  'client',
  'server',
  'shared',
  'config',
  'sandbox',
  'public',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds dist/ if the sources have changed since the last build. */
export async function ensureBuilt() {
  const stamp = path.join(root, 'dist', 'build.json');
  const id = fingerprint(sources);
  if (existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).id === id) return;
  console.log('Building: half a minute to two …');
  const { code, output } = await run(nodePath(), ['scripts/build.mjs'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) fail(`The build failed:\n\n${output}`);
}
