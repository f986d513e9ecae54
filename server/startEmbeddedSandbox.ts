import type { ChildProcess } from 'node:child_process';
import type { ParentMessage, SandboxReady } from '#shared/sandbox/SandboxMessage.ts';
import { type SandboxEnv, spawnSandbox } from './spawnSandbox.ts';
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

/** Ends and restarts of the sandbox after its first start. */
export interface SandboxEvents {
  /** `code`: the exit code, null for a signal or a failed start; `retryMs`: milliseconds until the next start. */
  onEnd: (code: number | null, retryMs: number) => void;
  onReady: (url: string) => void;
}

/**
 * Starts the sandbox, which stands in for upstreams that are not configured: a separate process reached over HTTP. When it dies it is
 * started again on the same port with the same token; meanwhile the site answers from its caches, as during any outage of the platform.
 * Rejects when the first start fails.
 */
export async function startEmbeddedSandbox(env: SandboxEnv, events: SandboxEvents): Promise<EmbeddedSandbox> {
  const address: { port?: number; token?: string | undefined } = {};
  let running: ChildProcess | undefined;
  let site: string | undefined;
  const tellSite = () => {
    if (site !== undefined && running?.connected) running.send({ type: 'site', origin: site } satisfies ParentMessage);
  };

  async function start(): Promise<Child<SandboxReady>> {
    const { child, ready, ended } = spawnSandbox(env, address);
    running = child;
    const told = await ready;
    tellSite();
    return { ready: told, ended };
  }

  const first = await start();
  const { url, token, demoLogins = [] } = first.ready;
  Object.assign(address, { port: Number(new URL(url).port), token });
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
