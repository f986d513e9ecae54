import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '#config/ConfigError.ts';
import type { Env } from '#config/env.ts';
import type { SandboxMessage, SandboxReady } from '#shared/sandbox/SandboxMessage.ts';
import { sandboxVariables } from '#shared/sandbox/sandboxVariables.ts';
import { makeFolder } from './makeFolder.ts';

/** What the sandbox reads of the environment. */
export type SandboxEnv = Pick<
  Env,
  | 'PREVIEW_SECRET'
  | 'SANDBOX_PORT'
  | 'SANDBOX_DB'
  | 'SANDBOX_GAMES'
  | 'SANDBOX_SEED'
  | 'SANDBOX_WITHDRAWAL_HOLD'
  | 'PASSKEY_RP_ID'
  | 'PASSKEY_ORIGINS'
>;

/** What a start has in place of the settings. */
export interface SandboxStart {
  /** Of an earlier start: what knows its address and its token goes on with the next one. */
  port?: number | undefined;
  token?: string | undefined;
  /** It loads its modules, tells `loaded`, and opens its database only when it is told `open`. */
  waits?: boolean;
}

/** A started process of the sandbox. */
export interface SpawnedSandbox {
  child: ChildProcess;
  /** Rejects when the process ends before it listens. */
  ready: Promise<SandboxReady>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Starts the sandbox as a process of its own, which ends with the channel to this one. Throws a ConfigError when SANDBOX_DB can be in no folder. */
export function spawnSandbox(env: SandboxEnv, { port = env.SANDBOX_PORT, token, waits }: SandboxStart): SpawnedSandbox {
  makeFolderOf(env);
  const isSource = import.meta.url.endsWith('.ts');
  const main = fileURLToPath(new URL(isSource ? '../sandbox/main.ts' : '../sandbox/main.js', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A separate process group: Ctrl-C must not end the upstream while the last answers are in progress. It ends with the IPC channel.
    detached: true,
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_DB: env.SANDBOX_DB,
      SANDBOX_GAMES: String(env.SANDBOX_GAMES),
      SANDBOX_SEED: String(env.SANDBOX_SEED),
      SANDBOX_WITHDRAWAL_HOLD: String(env.SANDBOX_WITHDRAWAL_HOLD),
      PASSKEY_RP_ID: env.PASSKEY_RP_ID ?? '',
      PASSKEY_ORIGINS: (env.PASSKEY_ORIGINS ?? []).join(','),
      ...(env.PREVIEW_SECRET === undefined ? {} : { PREVIEW_SECRET: env.PREVIEW_SECRET }),
      ...(token === undefined ? {} : { [sandboxVariables.token]: token }),
      ...(waits ? { [sandboxVariables.waits]: '1' } : {}),
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<SandboxReady>((resolve, reject) => {
    child.on('message', (message: SandboxMessage) => {
      if (message.type === 'ready') resolve(message);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The sandbox ended before it was ready (exit code ${code})`)));
  });
  return { child, ready, ended };
}

function makeFolderOf({ SANDBOX_DB: file }: Pick<SandboxEnv, 'SANDBOX_DB'>): void {
  if (file === ':memory:') return;
  try {
    makeFolder(path.dirname(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError([
      {
        name: 'SANDBOX_DB',
        source: 'configuration',
        problem: `names ${file}, whose folder cannot be created (${code})`,
        accepted: 'a file in a folder where this user may write',
      },
    ]);
  }
}
