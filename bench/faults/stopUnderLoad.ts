import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import type { MeasureFaults } from './FaultRow.ts';

/** SIGTERM under the load of fifty visitors, behind a balancer that stops sending requests when `/readyz` returns 503. */
export const stopUnderLoad: MeasureFaults = async () => {
  const site = await startSite({ DRAIN_TIME: '3s' });
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  await untilReady(site.origin);
  let over = false;
  let good = 0;
  let bad = 0;
  const visitor = async (path: string): Promise<void> => {
    while (!over)
      await ask(site.origin, path, { agent }).then(
        ({ status }) => (status < 500 ? (good += 1) : (bad += 1)),
        () => (bad += 1),
      );
  };
  const visitors = Array.from({ length: 50 }, (_, index) =>
    visitor(['/', '/faq', '/api/games.getCategories', '/ru/gamehall'][index % 4] as string),
  );
  await sleep(1_500);
  const signalledAt = performance.now();
  const stopped = site.stop('SIGTERM');
  let notReadyAfter = Number.POSITIVE_INFINITY;
  while (notReadyAfter === Number.POSITIVE_INFINITY && performance.now() - signalledAt < 2_500) {
    const { status } = await ask(site.origin, '/readyz').catch(() => ({ status: 0 }));
    if (status === 503) notReadyAfter = performance.now() - signalledAt;
    else await sleep(5);
  }
  over = true;
  const [code] = await Promise.all([stopped, ...visitors]);
  const took = performance.now() - signalledAt;
  agent.destroy();
  return [
    {
      what: 'SIGTERM under load',
      measured: `${bad} broken of ${good + bad}; exit ${code} after ${(took / 1000).toFixed(1)} s; /readyz 503 after ${Math.round(notReadyAfter)} ms`,
      target: '0 broken; exit 0 within 10 s; 503 within 100 ms',
      ok: bad === 0 && code === 0 && took < 10_000 && notReadyAfter <= 100,
    },
  ];
};
