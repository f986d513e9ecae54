import { Server } from 'node:http';

/**
 * Loaded into a site by `NODE_OPTIONS=--import`: its clock, `performance` and `Date` alike, shows the milliseconds since the start that the
 * latest request has in `x-clock`, and does not move between requests. Timers are not changed. A test then decides what time a request comes at,
 * however busy the machine is. `hrtime` stands still, by which the delay of the event loop is measured: no page is refused as under load,
 * neither because the clock runs ahead of timers nor because the machine is busy.
 */
const startedAt = { date: Date.now(), performance: performance.now() };
let clock = 0;
performance.now = () => startedAt.performance + clock;
Date.now = () => startedAt.date + clock;
const hrtime = process.hrtime.bigint();
process.hrtime.bigint = () => hrtime;

const emit = Server.prototype.emit as (this: Server, event: string, ...rest: unknown[]) => boolean;
Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]) {
  const [request] = rest as [{ headers?: Record<string, string> } | undefined];
  if (event === 'request') clock = Math.max(clock, Number(request?.headers?.['x-clock'] ?? 0));
  return emit.call(this, event, ...rest);
};
