import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { fail, root, run } from './runtime.mjs';

const stamp = path.join(root, 'node_modules', '.installed');
const UNREACHABLE = /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT/;
const INSTALL = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

/** Uses npm, which knows proxy and certificates. Any answer counts, because not every registry supports `ping`. */
async function isRegistryReachable() {
  const { code, output } = await run('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], { quiet: true });
  return code === 0 || !UNREACHABLE.test(output);
}

/** Whether npm has installed the lock file's packages already, such as the step of an image that has no sources yet. */
function hasPackages() {
  const hidden = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const { packages: installed } = JSON.parse(readFileSync(hidden, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(locked).every(
    ([name, { version, link, optional }]) =>
      !name.startsWith('node_modules/') || link || (installed[name] ? installed[name].version === version : optional),
  );
}

/** Installs exactly the versions of package-lock.json, once per lock file. */
export async function ensureInstalled() {
  const wanted = fingerprint(['package.json', 'sandbox/package.json', 'shared/package.json', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (hasPackages()) return writeFileSync(stamp, wanted);
  console.log('Installing packages: once, one to five minutes without another word …');
  // Without the registry npm would retry for many minutes; its cache may suffice.
  const isReachable = await isRegistryReachable();
  const { code } = await run('npm', isReachable ? INSTALL : [...INSTALL, '--offline'], { quiet: !isReachable });
  if (code !== 0 && !isReachable)
    fail(
      'The packages are not installed, and the npm registry cannot be reached to get them.\nConnect to it once (or name yours in npm_config_registry), then run the same command again.',
    );
  if (code !== 0) fail('The packages could not be installed: npm said why above.');
  writeFileSync(stamp, wanted);
}
