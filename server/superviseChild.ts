import { setTimeout as delay } from 'node:timers/promises';

/** A started child: its ready message, and its end. */
export interface Child<T> {
  ready: T;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** The child, how to start it again, and what is reported. */
export interface Supervision<T> {
  first: Child<T>;
  start: () => Promise<Child<T>>;
  /** Called when the child has ended, or a start has failed (code null); the next start follows after `retryMs` milliseconds. */
  onEnd: (code: number | null, retryMs: number) => void;
  onReady: (ready: T) => void;
  signal: AbortSignal;
  wait?: (ms: number) => Promise<unknown>;
  now?: () => number;
}

const MIN_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
/** A child that has run this long is restarted after the shortest wait again. */
const STEADY_MS = 60_000;

/** Restarts a child that has died, each time after a longer wait, until the signal aborts. */
export async function superviseChild<T>({
  first,
  start,
  onEnd,
  onReady,
  signal,
  wait = (ms) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined),
  now = () => performance.now(),
}: Supervision<T>): Promise<void> {
  let child: Child<T> | undefined = first;
  let retryMs = MIN_RETRY_MS;
  let startedAt = now();
  while (!signal.aborted) {
    const code: number | null = child ? await child.ended : null;
    if (signal.aborted) return;
    if (now() - startedAt >= STEADY_MS) retryMs = MIN_RETRY_MS;
    onEnd(code, retryMs);
    await wait(retryMs);
    retryMs = Math.min(MAX_RETRY_MS, retryMs * 2);
    if (signal.aborted) return;
    startedAt = now();
    child = await start().catch(() => undefined);
    if (child && !signal.aborted) onReady(child.ready);
  }
}
