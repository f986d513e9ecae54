import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './runtime.mjs';

function installed() {
  const folders = [process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, 'bin'), '/usr/bin', '/usr/local/bin'];
  return folders
    .filter(Boolean)
    .map((folder) => path.join(folder, 'java'))
    .find((file) => existsSync(file));
}

/** A Java for the checker of HTML: the system's, else Debian's package when we are root. */
export async function ensureJava() {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Java here: trying Debian’s package …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'], {
      quiet: true,
      env,
    });
  }
  const now = installed();
  if (!now) console.log('No Java could be had: name its folder in JAVA_HOME, or the test of the HTML fails.');
  return now;
}
