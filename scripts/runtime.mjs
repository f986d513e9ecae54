import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, from which every script works. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');

/** Prints a message without a stack and exits. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Commands of the scripts, and signals of the site, are those of Linux and macOS. */
if (process.platform === 'win32')
  fail('The commands of this repository run on Linux and macOS. On Windows, use them in WSL 2 (wsl --install).');

/** The pinned Node of the packages, or else the one on the PATH if it is new enough. */
export function nodePath() {
  const pinned = path.join(bin, 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  return fail(
    `Node 24 is needed to run the site. It comes with the packages (node@24), but its install script did not run,\nand Node ${process.versions.node} on the PATH is too old. Run "npm rebuild node", or put Node 24 on the PATH.`,
  );
}

/** Runs a command with the packages' binaries first on the PATH. Resolves to its exit code and output. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command in place of this script: forwards signals and exits with its code. SIGINT is not forwarded, because Ctrl-C reaches the
 * child anyway, and a second signal would cut its shutdown short.
 */
export function become(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  });
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
}
