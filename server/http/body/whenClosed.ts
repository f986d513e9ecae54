import type { ServerResponse } from 'node:http';

const slot = Symbol('whenClosed');
type Run = (res: ServerResponse) => void;
type Holder = ServerResponse & { [slot]?: Run | Run[] };

/**
 * Runs a callback when an answer is over: finished, or left by the visitor. Replaces `res.once('close')` on the hot path: with a second
 * listener for one event V8 holds the memory of the request until a full collection, which costs as much as the rest of a cached page.
 */
export function whenClosed(res: ServerResponse, run: Run): void {
  const runs = (res as Holder)[slot];
  if (runs === undefined) {
    (res as Holder)[slot] = run;
    // Not `once`, which allocates a closure and an object per call; an answer closes only once.
    res.on('close', runAll);
  } else if (typeof runs === 'function') {
    (res as Holder)[slot] = [runs, run];
  } else {
    runs.push(run);
  }
}

function runAll(this: Holder): void {
  const runs = this[slot];
  if (typeof runs === 'function') runs(this);
  else for (const run of runs ?? []) run(this);
}
