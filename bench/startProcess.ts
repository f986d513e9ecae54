import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverFlags } from '#scripts/serverFlags.mjs';
import { databaseFolder } from '#tests/support/databases/databaseFolder.ts';
import { withOwnName } from '#tests/support/withOwnName.ts';
import { cpuOf } from './cpuOf.ts';

export interface Started {
  origin: string;
  /** URL of a site's embedded sandbox. */
  sandbox: string;
  pid: number;
  stop(): Promise<void>;
}

/** The core of the measured process; all others run on the other cores. */
const MEASURED_CORE = '0';
/**
 * Prints a server's output up to its address, then discards the rest: twenty thousand log lines a second would slow the load
 * generator and so distort the tail it measures. A separate process from the start, because a pipe passed on later blocks the
 * process that had it before.
 */
const READ_START = `while IFS= read -r line; do
  printf '%s\\n' "$line"
  case $line in *'"origin"'*) break ;; esac
done
exec cat >/dev/null`;
/** Share of a core that the other processes may use. */
const MAX_SHARE = 0.1;
/** Milliseconds. */
const QUIET = 1_000;
const MAX_WAIT = 120_000;
const OTHER_CORES = `1-${availableParallelism() - 1}`;

export const canPin = availableParallelism() > 1 && hasTaskset();

/** Moves this process, and its children without their own core, off the measured core. */
export function leaveMeasuredCore(): void {
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', OTHER_CORES, String(process.pid)], { stdio: 'ignore' });
}

/**
 * Starts the built server in production settings with its own sandbox, and waits until that is quiet. Its log, at the default level, is
 * discarded. `folder`: of another version of the site, built there; by default this one.
 */
export async function startBenchSite(env: Record<string, string> = {}, folder?: string): Promise<Started> {
  const site = await startBuilt(env, folder);
  await untilQuiet(peersOf(site.pid));
  return site;
}

/** Starts the built server (startBenchSite) and does not wait. */
export async function startBuilt(env: Record<string, string> = {}, folder?: string): Promise<Started> {
  mkdirSync(databaseFolder, { recursive: true });
  const database = path.join(databaseFolder, `${randomUUID()}.db`);
  const variables = {
    NODE_ENV: 'production',
    PORT: '0',
    SANDBOX: '1',
    SANDBOX_DB: database,
    RATE_LIMITS: 'off',
    DRAIN_TIME: '0ms',
    ...(await withOwnName(env)),
  };
  const site = await start([...serverFlags, 'dist/server/main.js'], variables, { folder });
  return {
    ...site,
    async stop() {
      await site.stop();
      for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
    },
  };
}

/** Starts a server of this folder that prints its address. `measured`: on the measured core. */
export function startBare(file: string, args: string[], { measured }: { measured: boolean }): Promise<Started> {
  return start([`bench/${file}`, ...args], { NODE_ENV: 'production' }, { measured });
}

async function start(
  args: string[],
  env: Record<string, string>,
  { measured = true, folder }: { measured?: boolean; folder?: string | undefined } = {},
): Promise<Started> {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', ...args];
  const pinned = canPin ? ['taskset', '-c', measured ? MEASURED_CORE : OTHER_CORES, ...command] : command;
  const reader = spawn('sh', ['-c', READ_START], { stdio: ['pipe', 'pipe', 'inherit'] });
  const child = spawn(pinned[0] as string, pinned.slice(1), {
    stdio: ['ignore', reader.stdin, 'inherit'],
    cwd: folder,
    env: { ...process.env, ...env },
  });
  // Close our end of the pipe: it would keep the reader from seeing the end of its input.
  reader.stdin.destroy();
  const output = await text(reader.stdout);
  const origin = /"origin":"([^"]+)"/.exec(output)?.[1];
  if (origin === undefined) throw new Error(`${args.join(' ')} did not start:\n${output}`);
  const sandbox = /"sandbox_ready","url":"([^"]+)"/.exec(output)?.[1] ?? '';
  if (canPin && sandbox) movePeers(child.pid as number);
  return {
    origin,
    sandbox,
    pid: child.pid as number,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Moves the sandbox, a child of the server, off the measured core. */
function movePeers(pid: number): void {
  for (const child of peersOf(pid))
    execFileSync('taskset', ['-a', '-c', '-p', OTHER_CORES, String(child)], { stdio: 'ignore' });
}

function peersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}

/** Waits until the sandbox has drawn its first pictures, because it would take the core from the load generator. */
async function untilQuiet(pids: readonly number[]): Promise<void> {
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  for (let waited = 0, before = used(); waited < MAX_WAIT; waited += QUIET) {
    await sleep(QUIET);
    const now = used();
    if (now - before < QUIET * 1000 * MAX_SHARE) return;
    before = now;
  }
  throw new Error(`The sandbox is still busy after ${MAX_WAIT / 1000} s`);
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
