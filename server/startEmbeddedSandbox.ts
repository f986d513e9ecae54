import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Env } from '../config/env.ts';

export interface EmbeddedSandbox {
  url: string;
  demoLogins: string[];
  close(): Promise<void>;
}

interface ReadyMessage {
  type: 'ready';
  url: string;
  demoLogins?: string[];
}

const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';

/**
 * The upstreams of a machine that has none: a process of its own, reached over HTTP like any other.
 * Its death is ours to report, not to survive: a site whose platform is gone answers by its caches.
 */
export async function startEmbeddedSandbox(env: Env, onExit: (code: number | null) => void): Promise<EmbeddedSandbox> {
  const isSource = import.meta.url.endsWith('.ts');
  const main = fileURLToPath(new URL(isSource ? '../sandbox/main.ts' : '../sandbox/main.js', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Its own group: Ctrl-C must not take the upstream away while the last answers are under way. It ends with our channel.
    detached: true,
    env: {
      ...process.env,
      SANDBOX_PORT: String(env.SANDBOX_PORT),
      SANDBOX_DB: env.SANDBOX_DB,
      SANDBOX_GAMES: String(env.SANDBOX_GAMES),
      SANDBOX_SEED: String(env.SANDBOX_SEED),
    },
  });
  const ready = await new Promise<ReadyMessage>((resolve, reject) => {
    child.on('message', (message) => {
      if (isReady(message)) resolve(message);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The sandbox ended before it was ready (exit code ${code})`)));
  });
  let closing = false;
  child.on('exit', (code) => {
    if (!closing) onExit(code);
  });
  return {
    url: ready.url,
    demoLogins: ready.demoLogins ?? [],
    close: () =>
      new Promise((resolve) => {
        closing = true;
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
