import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxLevers } from '../../tests/support/sandboxLevers.ts';
import { startSite } from '../../tests/support/startSite.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';
import { hotRoutes } from './hotRoutes.ts';
import { ratedLoad } from './ratedLoad.ts';
import { untilReady } from '../../tests/support/untilReady.ts';

const kinds = ['reset', 'hang', '500', 'halfBody', 'wrongSchema'] as const;
const PER_SECOND = 200;
/** Short, so that the bench sees values go stale and come back. */
const FRESH = 2_000;

/** The content service fails in each of its ways under 200 visitors a second; then it is well again. */
export const contentFails: MeasureFaults = async ({ seconds }) => {
  const site = await startSite({ CACHE_CONTENT_FRESH: `${FRESH}ms` });
  const sandbox = sandboxLevers(site);
  const load = { origins: [site.origin], paths: hotRoutes, perSecond: PER_SECOND, seconds };
  const rows: FaultRow[] = [];
  try {
    await untilReady(site.origin);
    await ratedLoad({ ...load, seconds: 4 });
    const healthy = await ratedLoad(load);
    for (const kind of kinds) {
      await sandbox.fault({ target: 'content:*', kind });
      const sick = await ratedLoad(load);
      await sandbox.heal();
      await sandbox.reset();
      const healedAt = performance.now();
      let backAfter = Number.POSITIVE_INFINITY;
      while (performance.now() - healedAt < 20_000) {
        // A player's page is rendered each time: it shows when content is read again, whatever is kept for guests.
        await fetch(`${site.origin}/faq`, { headers: { cookie: 'sid=nobody' } }).then((answer) => answer.arrayBuffer());
        const asked = await sandbox.counters();
        if ((asked['content:common'] ?? 0) > 0) {
          backAfter = performance.now() - healedAt;
          break;
        }
        await sleep(100);
      }
      const limit = 2 * healthy.p99 + 5;
      rows.push({
        what: `content service: ${kind}, ${seconds} s at ${PER_SECOND}/s`,
        measured: `${sick.failed} x 5xx, ${sick.broken} broken of ${sick.answers}; p99 ${sick.p99} ms (healthy ${healthy.p99}); asked again after ${(backAfter / 1000).toFixed(1)} s`,
        target: `0, 0; p99 <= ${limit} ms; fresh within 2 x TTL, or the breaker's 10 s`,
        ok: sick.failed === 0 && sick.broken === 0 && sick.p99 <= limit && backAfter <= Math.max(2 * FRESH, 12_000),
      });
    }
  } finally {
    await site.stop();
  }
  return rows;
};
