import { spawn } from 'node:child_process';
import path from 'node:path';
import { serverFlags } from '#scripts/serverFlags.mjs';
import { sandboxVariables } from '#shared/sandbox/sandboxVariables.ts';
import { compileCache } from '#tests/support/compileCache.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { withOwnName } from '#tests/support/withOwnName.ts';
import { newDatabase } from '../databases/newDatabase.ts';
import { endWithWorker } from './endWithWorker.ts';

/** A running site. */
export interface Site {
  origin: string;
  /** Origin of its sandbox, for controls. */
  sandbox: string;
  /** Everything that the process wrote: log lines are JSON. */
  output(): string;
  /** Stores only stderr from now on: the log of a million requests exceeds a string. */
  dropLog(): void;
  /** Process id of the server, for signals and /proc. */
  pid: number;
  /** Ends the server and removes its files. Resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The token of the sandbox's controls (`sandboxControls`). */
export const SANDBOX_TOKEN = 'controls-of-the-tests';
/** Without source maps: tests do not read stack traces, and source maps make every start a tenth slower. */
const flags = serverFlags.filter((flag) => flag !== '--enable-source-maps');
const LISTENING = /"event":"started","origin":"([^"]+)"/;
const SANDBOX = /"event":"sandbox_ready","url":"([^"]+)"/;

/** Starts the built server of `cwd` as an operator does, on a free port, with a new sandbox. Rejects when it ends before it listens. */
export async function startSite(env: Record<string, string> = {}, cwd?: string): Promise<Site> {
  const folder = temporaryFolder('site');
  const database = await newDatabase(env);
  const child = spawn(process.execPath, [...flags, 'dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      SANDBOX: '1',
      SANDBOX_DB: database.file,
      SNAPSHOT_FILE: path.join(folder.path, 'snapshot'),
      [sandboxVariables.token]: SANDBOX_TOKEN,
      SANDBOX_PASSWORD_BITS: process.env['SANDBOX_PASSWORD_BITS'],
      SANDBOX_COVERS_WARMED: '0',
      RATE_LIMITS: 'off',
      SANDBOX_WITHDRAWAL_HOLD: '0',
      DRAIN_TIME: '0ms',
      ...(await withOwnName(env)),
    },
  });
  endWithWorker(child);
  let text = '';
  let isLogDropped = false;
  child.stderr.on('data', (chunk: Buffer) => (text += chunk));
  const { origin, sandbox } = await new Promise<{ origin: string; sandbox: string }>((resolve, reject) => {
    let isListening = false;
    child.stdout.on('data', (chunk: Buffer) => {
      if (isLogDropped) return;
      text += chunk;
      // Not after the start: a search copies the whole log for every chunk of it.
      if (isListening) return;
      const origin = LISTENING.exec(text)?.[1];
      isListening = origin !== undefined;
      if (origin) resolve({ origin, sandbox: SANDBOX.exec(text)?.[1] ?? '' });
    });
    // 'close', not 'exit': by then all output has been read.
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${text}`)));
  });
  return {
    origin,
    sandbox,
    output: () => text,
    dropLog: () => void (isLogDropped = true),
    pid: child.pid as number,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await ended;
      }
      await Promise.all([folder.remove(), database.remove()]);
      return child.exitCode;
    },
  };
}
