import { existsSync } from 'node:fs';
import { run } from './runtime.mjs';

const SYSTEM = [
  '/usr/bin/valkey-server',
  '/usr/bin/redis-server',
  '/usr/local/bin/valkey-server',
  '/usr/local/bin/redis-server',
];

function installed() {
  if (process.env.VALKEY_SERVER && existsSync(process.env.VALKEY_SERVER)) return process.env.VALKEY_SERVER;
  return SYSTEM.find((file) => existsSync(file));
}

/** A Valkey or Redis for the tests of the second tier: the system's, else Debian's package when we are root. */
export async function ensureValkey() {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Valkey or Redis here: trying Debian’s package …');
    // Without starting the service the package brings: the tests start their own.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { quiet: true, env });
  }
  const now = installed();
  if (!now)
    console.log('No Valkey or Redis could be had: name one in VALKEY_SERVER, or the tests of the second tier fail.');
  return now;
}
