import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run } from './runtime.mjs';

const SYSTEM = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/local/bin/firefox'];

function installed() {
  if (process.env.FIREFOX_PATH && existsSync(process.env.FIREFOX_PATH)) return process.env.FIREFOX_PATH;
  const system = SYSTEM.find((file) => existsSync(file));
  if (system) return system;
  const { firefox } = createRequire(import.meta.url)('playwright');
  return existsSync(firefox.executablePath()) ? firefox.executablePath() : undefined;
}

/** A Firefox for the journeys: the system's, else Playwright's own download, else Debian's package when we are root. */
export async function ensureFirefox() {
  const found = installed();
  if (found) return found;
  console.log('No Firefox here: trying Playwright’s own download …');
  await run('playwright', ['install', 'firefox'], { quiet: true });
  if (!installed() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Trying Debian’s package …');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const now = installed();
  if (!now) console.log('No Firefox could be had: name one in FIREFOX_PATH, or its journeys fail.');
  return now;
}
