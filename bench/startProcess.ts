import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverFlags } from '../scripts/serverFlags.mjs';
import { databaseFolder } from '../tests/support/sites/databaseFolder.ts';
import { cpuOf } from './cpuOf.ts';

export interface Started {
  origin: string;
  /** Address of the embedded sandbox, of a site. */
  sandbox: string;
  pid: number;
  stop(): Promise<void>;
}

/** The core of what is measured; everything else lives on the other ones. */
const MEASURED_CORE = '0';
/**
 * Says what a server writes until it has its address, then reads on and says no more: twenty thousand lines a second would be in the
 * load generator's own way, and so in the tail it measures. A process of its own from the start: a pipe handed over later
 * blocks whoever had it before.
 */
const READ_START = `while IFS= read -r line; do
  printf '%s\\n' "$line"
  case $line in *'"origin"'*) break ;; esac
done
exec cat >/dev/null`;
/** Of a core, by what is not measured. */
const MAX_SHARE = 0.1;
/** Milliseconds. */
const QUIET = 1_000;
const MAX_WAIT = 120_000;
const OTHER_CORES = `1-${availableParallelism() - 1}`;

export const canPin = availableParallelism() > 1 && hasTaskset();

/** Moves this process, and the children it starts without a core of their own, off the measured core. */
export function leaveMeasuredCore(): void {
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', OTHER_CORES, String(process.pid)], { stdio: 'ignore' });
}

/** The built server in production settings with a sandbox of its own. Its log goes nowhere, at its usual level. */
export async function startSite(env: Record<string, string> = {}): Promise<Started> {
  mkdirSync(databaseFolder, { recursive: true });
  const database = path.join(databaseFolder, `${randomUUID()}.db`);
  const site = await start([...serverFlags, 'dist/server/main.js'], {
    NODE_ENV: 'production',
    PORT: '0',
    SANDBOX: '1',
    SANDBOX_DB: database,
    RATE_LIMITS: 'off',
    DRAIN_TIME: '0ms',
    ...env,
  });
  await untilQuiet(peersOf(site.pid));
  return {
    ...site,
    async stop() {
      await site.stop();
      for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
    },
  };
}

/** A server of this folder that prints its address. `measured`: on the core under test. */
export function startBare(file: string, args: string[], { measured }: { measured: boolean }): Promise<Started> {
  return start([`bench/${file}`, ...args], { NODE_ENV: 'production' }, measured);
}

async function start(args: string[], env: Record<string, string>, measured = true): Promise<Started> {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', ...args];
  const pinned = canPin ? ['taskset', '-c', measured ? MEASURED_CORE : OTHER_CORES, ...command] : command;
  const reader = spawn('sh', ['-c', READ_START], { stdio: ['pipe', 'pipe', 'inherit'] });
  const child = spawn(pinned[0] as string, pinned.slice(1), {
    stdio: ['ignore', reader.stdin, 'inherit'],
    env: { ...process.env, ...env },
  });
  // The child's alone: shared, this end would keep the reader waiting for more, and no wait of ours may block on it.
  reader.stdin.destroy();
  const said = await text(reader.stdout);
  const origin = /"origin":"([^"]+)"/.exec(said)?.[1];
  if (origin === undefined) throw new Error(`${args.join(' ')} did not start:\n${said}`);
  const sandbox = /"sandbox_ready","url":"([^"]+)"/.exec(said)?.[1] ?? '';
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

/** The sandbox is a child of the server and began on its core. */
function movePeers(pid: number): void {
  for (const child of peersOf(pid))
    execFileSync('taskset', ['-a', '-c', '-p', OTHER_CORES, String(child)], { stdio: 'ignore' });
}

function peersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}

/** A sandbox that draws its first pictures takes the core from the load generator: what is measured then is who waits for whom. */
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
