import type { ServerResponse } from 'node:http';

const slot = Symbol('whenClosed');
type Holder = ServerResponse & { [slot]?: (() => void)[] };

/**
 * Runs something when an answer is over: finished, or left by the visitor. In place of `res.once('close')` on the ways that
 * thousands of requests a second take: with a second listener for one event V8 keeps what belongs to the request alive
 * until a full collection, which costs as much as all the rest of a cached page.
 */
export function whenClosed(res: ServerResponse, run: () => void): void {
  const runs = (res as Holder)[slot];
  if (runs) return void runs.push(run);
  (res as Holder)[slot] = [run];
  res.once('close', runAll);
}

function runAll(this: Holder): void {
  for (const run of this[slot] ?? []) run();
}
