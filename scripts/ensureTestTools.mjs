import { existsSync } from 'node:fs';
import { fail, run } from './runtime.mjs';
import { testTools } from './testTools.mjs';

const list = (tools) => tools.map(({ name, use }) => `  ${name}, for ${use}`).join('\n');

/** Playwright downloads to its own cache and needs no root rights. */
async function download(tools) {
  const browsers = tools.flatMap(({ playwright }) => playwright ?? []);
  if (browsers.length === 0) return;
  console.log(`Downloading with Playwright: ${browsers.join(', ')} …`);
  await run('playwright', ['install', ...browsers], { quiet: true });
}

/** Only as root on Debian; prints every package first. */
async function installPackages(tools) {
  const packages = tools.map(({ debian }) => debian);
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing with apt-get: ${packages.join(' ')} …`);
  // RUNLEVEL keeps packages from starting their services; the tests start their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const commands = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
  for (const command of commands) {
    const { code, output } = await run('apt-get', command, { quiet: true, env });
    if (code !== 0) return console.log(`apt-get ${command[0]} ended with ${code}:\n${output}`);
  }
}

/**
 * Resolves to the location of each test tool by its environment variable. Installs missing tools; exits without a Chromium, while
 * without another tool only the tests that need it fail with a message. `all`: also installs optional tools.
 */
export async function ensureTestTools({ all = false } = {}) {
  const missing = () => testTools().filter(({ file, isOptional }) => !file && (all || !isOptional));
  if (missing().length > 0) {
    console.log(`The tests need what this machine does not have; npm run setup installs it:\n${list(missing())}`);
    await download(missing());
    await installPackages(missing());
  }
  const still = missing();
  const named = still.map(({ variable }) => variable).join(', ');
  if (still.some(({ variable }) => variable === 'CHROMIUM_PATH'))
    fail(`Still missing:\n${list(still)}\nInstall them, or name yours in ${named}; then run the same command again.`);
  if (still.length > 0) console.log(`Still missing:\n${list(still)}\nTheir tests fail; name yours in ${named}.`);
  return Object.fromEntries(testTools().flatMap(({ variable, file }) => (file ? [[variable, file]] : [])));
}
