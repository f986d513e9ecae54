import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverFlags } from '../../../scripts/serverFlags.mjs';
import { newDatabase } from './newDatabase.ts';

export interface Site {
  origin: string;
  /** The sandbox behind it, for fault switches and counters. */
  sandbox: string;
  /** Everything the process wrote: log lines are JSON. */
  output(): string;
  /** From now on only what goes to stderr is stored: the lines of a million requests are no string. */
  hush(): void;
  /** Of the server, for signals and /proc. */
  pid: number;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Opens the sandbox's controls (`sandboxControls`). */
export const SANDBOX_TOKEN = 'controls-of-the-tests';
/** Nobody reads where a line of the bundle comes from, and to know it costs every start a tenth. */
const flags = serverFlags.filter((flag) => flag !== '--enable-source-maps');
const LISTENING = /"event":"started","origin":"([^"]+)"/;
const SANDBOX = /"event":"sandbox_ready","url":"([^"]+)"/;

/** The built server of `cwd` (this folder) as an operator starts it, on a free port, with a sandbox of its own. */
export async function startSite(env: Record<string, string> = {}, cwd?: string): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  const database = await newDatabase(env);
  const child = spawn(process.execPath, [...flags, 'dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      // What is compiled once is the same for every site of the run: a tenth of what its start costs.
      NODE_COMPILE_CACHE: path.join(tmpdir(), 'croupier-compiled'),
      PORT: '0',
      SANDBOX: '1',
      SANDBOX_DB: database.file,
      SNAPSHOT_FILE: path.join(folder, 'snapshot'),
      SANDBOX_TOKEN,
      SANDBOX_PASSWORD_BITS: process.env['SANDBOX_PASSWORD_BITS'],
      RATE_LIMITS: 'off',
      SANDBOX_WITHDRAWAL_HOLD: '0',
      DRAIN_TIME: '0ms',
      ...env,
    },
  });
  let text = '';
  let isHushed = false;
  child.stderr.on('data', (chunk: Buffer) => (text += chunk));
  const { origin, sandbox } = await new Promise<{ origin: string; sandbox: string }>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (isHushed) return;
      text += chunk;
      const origin = LISTENING.exec(text)?.[1];
      if (origin) resolve({ origin, sandbox: SANDBOX.exec(text)?.[1] ?? '' });
    });
    // 'close', not 'exit': only then everything it wrote has been read.
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${text}`)));
  });
  return {
    origin,
    sandbox,
    output: () => text,
    hush: () => void (isHushed = true),
    pid: child.pid as number,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await ended;
      }
      await Promise.all([rm(folder, { recursive: true, force: true }), database.remove()]);
      return child.exitCode;
    },
  };
}
