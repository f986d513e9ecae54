import { ask } from '../../tests/support/ask.ts';
import { sandboxLevers } from '../../tests/support/sandboxLevers.ts';
import { startSite } from '../../tests/support/startSite.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';
import { hotRoutes } from './hotRoutes.ts';
import { ratedLoad } from './ratedLoad.ts';
import { untilReady } from '../../tests/support/untilReady.ts';

const TIMEOUT = 1_500;

/** The platform resets, or hangs: guests keep their pages, callers get their typed answer in time. */
export const platformDead: MeasureFaults = async ({ seconds }) => {
  const rows: FaultRow[] = [];
  const site = await startSite({
    PLATFORM_TIMEOUT: `${TIMEOUT}ms`,
    CASHIER_TIMEOUT: `${TIMEOUT}ms`,
    CACHE_PAGES_FRESH: '1s',
  });
  const sandbox = sandboxLevers(site);
  try {
    await untilReady(site.origin);
    await ratedLoad({ origins: [site.origin], paths: hotRoutes, perSecond: 50, seconds: 3 });
    for (const kind of ['reset', 'hang'] as const) {
      for (const target of ['platform:*', 'redirect']) await sandbox.fault({ target, kind });
      const calls = async () => {
        let slowest = 0;
        const seen = new Map<string, number>();
        for (let round = 0; round < 30; round += 1) {
          const answer = await ask(site.origin, '/api/games.getCategories').catch(() => undefined);
          const typed = answer && answer.json().error?.type ? `${answer.status} typed` : 'no answer';
          seen.set(typed, (seen.get(typed) ?? 0) + 1);
          slowest = Math.max(slowest, answer?.whole ?? 0);
        }
        return { slowest, seen };
      };
      const [pages, { slowest, seen }] = await Promise.all([
        ratedLoad({ origins: [site.origin], paths: hotRoutes, perSecond: 100, seconds }),
        calls(),
      ]);
      await sandbox.heal();
      const answers = [...seen].map(([what, count]) => `${count} x ${what}`).join(', ');
      rows.push({
        what: `platform: ${kind}, ${seconds} s`,
        measured: `guests ${pages.failed} x 5xx, ${pages.broken} broken of ${pages.answers}; /api ${answers}, slowest ${Math.round(slowest)} ms`,
        target: `guests 0, 0; /api typed 502 or 504 within ${TIMEOUT + 500} ms`,
        ok: pages.failed === 0 && pages.broken === 0 && !seen.has('no answer') && slowest <= TIMEOUT + 500,
      });
      await new Promise((resolve) => setTimeout(resolve, 11_000));
    }
  } finally {
    await site.stop();
  }
  return rows;
};
