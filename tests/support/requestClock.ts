import { Server } from 'node:http';

/**
 * Loaded into a site by `NODE_OPTIONS=--import`: its clock, `performance` and `Date` alike, shows the milliseconds since the start that the
 * latest request has in `x-clock`, and does not move between requests. Timers are not changed. A test then decides what time a request comes at,
 * however busy the machine is.
 */
const startedAt = { date: Date.now(), performance: performance.now() };
let clock = 0;
performance.now = () => startedAt.performance + clock;
Date.now = () => startedAt.date + clock;

const emit = Server.prototype.emit as (this: Server, event: string, ...rest: unknown[]) => boolean;
Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]) {
  const [request] = rest as [{ headers?: Record<string, string> } | undefined];
  if (event === 'request') clock = Math.max(clock, Number(request?.headers?.['x-clock'] ?? 0));
  return emit.call(this, event, ...rest);
};
