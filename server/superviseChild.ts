import { setTimeout as delay } from 'node:timers/promises';

/** A started child: what it said when it was ready, and when it ends. */
export interface Child<T> {
  ready: T;
  /** Settles with the exit code. */
  ended: Promise<number | null>;
}

export interface Supervision<T> {
  first: Child<T>;
  start: () => Promise<Child<T>>;
  /** The child has ended on its own, or a start has failed; the next try comes after so many milliseconds. */
  onEnd: (code: number | null, retryMs: number) => void;
  onReady: (ready: T) => void;
  signal: AbortSignal;
  wait?: (ms: number) => Promise<unknown>;
  now?: () => number;
}

const FIRST_MS = 500;
const LONGEST_MS = 30_000;
/** Who has lived this long begins with the shortest wait again. */
const STEADY_MS = 60_000;

/** Starts what has died again, each time after a longer wait, until the signal. */
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
  let retryMs = FIRST_MS;
  let startedAt = now();
  while (!signal.aborted) {
    const code: number | null = child ? await child.ended : null;
    if (signal.aborted) return;
    if (now() - startedAt >= STEADY_MS) retryMs = FIRST_MS;
    onEnd(code, retryMs);
    await wait(retryMs);
    retryMs = Math.min(LONGEST_MS, retryMs * 2);
    if (signal.aborted) return;
    startedAt = now();
    child = await start().catch(() => undefined);
    if (child && !signal.aborted) onReady(child.ready);
  }
}
