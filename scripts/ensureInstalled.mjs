import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { fail, root, run } from './runtime.mjs';

const stamp = path.join(root, 'node_modules', '.installed');

/**
 * Installs what package-lock.json names, once per lock file. Not by `npm ci`: it refuses a lock file that lacks the optional
 * binaries of other systems, which npm leaves out where the registry does not carry them.
 */
export async function ensureInstalled() {
  const wanted = fingerprint(['package.json', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const { code } = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    fail('The packages could not be installed: npm said why above. The npm registry must be reachable once.');
  writeFileSync(stamp, wanted);
}
