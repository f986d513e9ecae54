import { setTimeout as sleep } from 'node:timers/promises';
import type { Incident } from './Incident.ts';
import { repeat } from './repeat.ts';
import { above } from './signals/above.ts';

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
