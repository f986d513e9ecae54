import { setTimeout } from 'node:timers/promises';
import { sandboxLevers } from '../../tests/support/sandboxLevers.ts';
import { startSite } from '../../tests/support/startSite.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { ratedLoad } from './ratedLoad.ts';
import { untilReady } from '../../tests/support/untilReady.ts';

const VISITORS = 500;

/** Five hundred visitors meet a page nobody has asked for yet. */
export const stampede: MeasureFaults = async () => {
  const site = await startSite();
  const sandbox = sandboxLevers(site);
  try {
    await untilReady(site.origin);
    await sandbox.reset();
    const result = await ratedLoad({
      origins: [site.origin],
      paths: ['/faq'],
      perSecond: 5_000,
      seconds: VISITORS / 5_000,
    });
    const asked = await sandbox.counters();
    const most = Math.max(0, ...Object.entries(asked).map(([target, count]) => (target === 'redirect' ? 0 : count)));
    const requests = () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes('"path":"/faq"'));
    // The log is written a moment later.
    for (let patience = 40; patience > 0 && requests().length < VISITORS; patience -= 1) await setTimeout(50);
    const rendered = requests().filter((line) => line.includes('"pages":"miss"')).length;
    return [
      {
        what: `${VISITORS} cold visitors of one page`,
        measured: `${rendered} render, at most ${most} call of one thing upstream; ${result.failed} x 5xx, ${result.broken} broken`,
        target: '1 render, at most 1 call a collection',
        ok: rendered === 1 && most <= 1 && result.failed === 0 && result.broken === 0,
      },
    ];
  } finally {
    await site.stop();
  }
};
