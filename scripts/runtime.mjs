import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder; every script works from here, wherever it was called. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');

/** Says what is missing in words, without a stack, and stops. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** The pinned Node that came with the packages; the one on the PATH only where that is new enough itself. */
export function nodePath() {
  const pinned = path.join(bin, 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  return fail(
    `Node 24 is needed to run the site. It comes with the packages (node@24), but its install script did not run,\nand Node ${process.versions.node} on the PATH is too old. Run "npm rebuild node", or put Node 24 on the PATH.`,
  );
}

/** Runs a command with the packages' binaries first on the PATH. Resolves to its exit code. */
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

/** Runs a command that replaces this script: signals go to it, its exit code is ours. Ctrl-C reaches it by itself: a second one would cut it short. */
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
