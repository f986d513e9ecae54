import { setTimeout as sleep } from 'node:timers/promises';
import type { Incident, Signal } from './Incident.ts';
import { repeat } from './repeat.ts';
import { metric } from './signals/metric.ts';

/** Milliseconds; above the second of event loop delay at which readiness fails. */
const STOPPED = 2_000;
const RUNNING = 300;

export const loopLate: Incident = {
  what: 'The process gets no processor time',
  section: 'Pages are slow',
  alert: 'EventLoopLate',
  signals: [above('croupier_eventloop_delay_seconds', 1)],
  within: 10,
  cause: async ({ site: { pid } }) =>
    repeat(async () => {
      process.kill(pid, 'SIGSTOP');
      await sleep(STOPPED);
      process.kill(pid, 'SIGCONT');
      await sleep(RUNNING);
    }),
};

/** A gauge above a value. */
function above(name: string, value: number): Signal {
  const { text, read } = metric(name);
  return { text: `${text} is above ${value}`, read, reports: (now) => now > value };
}
