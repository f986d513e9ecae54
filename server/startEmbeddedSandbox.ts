import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Env } from '#config/env.ts';
import { type Child, superviseChild } from './superviseChild.ts';

/** A running sandbox. */
export interface EmbeddedSandbox {
  url: string;
  /** The token of its feed of changes, its drafts, and its links to the preview. */
  token: string | undefined;
  demoLogins: string[];
  /** Tells it the origin of the site, where its editor shows drafts. */
  serve(origin: string): void;
  close(): Promise<void>;
}

interface ReadyMessage {
  type: 'ready';
  url: string;
  token?: string;
  demoLogins?: string[];
}

const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';

type SandboxEnv = Pick<
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

/** Ends and restarts of the sandbox after its first start. */
export interface SandboxEvents {
  /** `code`: the exit code, null for a signal or a failed start; `retryMs`: milliseconds until the next start. */
  onEnd: (code: number | null, retryMs: number) => void;
  onReady: (url: string) => void;
}

/**
 * Starts the sandbox, which stands in for upstreams that are not configured: a separate process reached over HTTP. When it dies it is
 * started again on the same port; meanwhile the site answers from its caches, as during any outage of the platform. Rejects when the first
 * start fails.
 */
export async function startEmbeddedSandbox(env: SandboxEnv, events: SandboxEvents): Promise<EmbeddedSandbox> {
  const isSource = import.meta.url.endsWith('.ts');
  const main = fileURLToPath(new URL(isSource ? '../sandbox/main.ts' : '../sandbox/main.js', import.meta.url));
  let port = env.SANDBOX_PORT;
  let running: ChildProcess | undefined;
  let site: string | undefined;
  const tellSite = () => {
    if (site !== undefined && running?.connected) running.send({ type: 'site', origin: site });
  };

  async function start(): Promise<Child<ReadyMessage>> {
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
      },
    });
    running = child;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const ready = await new Promise<ReadyMessage>((resolve, reject) => {
      child.on('message', (message) => {
        if (isReady(message)) resolve(message);
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The sandbox ended before it was ready (exit code ${code})`)));
    });
    tellSite();
    return { ready, ended };
  }

  const first = await start();
  const { url, token, demoLogins = [] } = first.ready;
  port = Number(new URL(url).port);
  const stop = new AbortController();
  const { signal } = stop;
  const { onEnd, onReady } = events;
  void superviseChild({ first, start, onEnd, onReady: (ready) => onReady(ready.url), signal });
  return {
    url,
    token,
    demoLogins,
    serve(origin) {
      site = origin;
      tellSite();
    },
    close: () =>
      new Promise((resolve) => {
        stop.abort();
        const child = running;
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
