import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fail, run } from './runtime.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function installed() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  const system = SYSTEM.find((file) => existsSync(file));
  if (system) return system;
  const { chromium } = createRequire(import.meta.url)('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** A Chromium for the journeys: the system's, else Playwright's own download, else Debian's package when we are root. */
export async function ensureBrowser() {
  let found = installed();
  if (found) return found;
  console.log('No Chromium here: trying Playwright’s own download …');
  await run('playwright', ['install', 'chromium'], { quiet: true });
  found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Trying Debian’s package …');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    found = installed();
    if (found) return found;
  }
  return fail('The journeys need a Chromium and none could be had. Install one and name it in CHROMIUM_PATH.');
}
