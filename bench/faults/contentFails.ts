import { setTimeout as sleep } from 'node:timers/promises';
import { startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';
import { hotRoutes } from './hotRoutes.ts';
import { ratedLoad } from './ratedLoad.ts';
import { scaledTo } from './scaledTo.ts';
import { faults } from './serviceFaults.ts';

const PER_SECOND = 200;
const FULL_SECONDS = 60;
/** Far shorter than the default, so that cached values become stale and are requested in vain during each fault. */
const FRESH = 8_000;
const PAGES_FRESH = 2_000;

/** The content service fails in every mode under 200 visitors a second, then recovers with changed content. */
export const contentFails: MeasureFaults = async (scale) => {
  // Nothing is requested before cached values are stale.
  const seconds = Math.max(scale.seconds, FRESH / 1000 + 2);
  const upstream = await startSite();
  const content = await startServiceProxy(upstream.sandbox);
  const site = await startSite({
    SANDBOX: '0',
    PLATFORM_URL: upstream.sandbox,
    CONTENT_URL: content.url,
    CACHE_CONTENT_FRESH: `${FRESH}ms`,
    CACHE_PAGES_FRESH: `${PAGES_FRESH}ms`,
  });
  const load = { origins: [site.origin], paths: hotRoutes, perSecond: PER_SECOND };
  const rows: FaultRow[] = [];
  /** Milliseconds until a guest sees the content changed at the recovery. */
  const untilFresh = async (mark: string): Promise<number> => {
    const startedAt = performance.now();
    while (performance.now() - startedAt < 5 * FRESH) {
      if ((await ask(site.origin, '/faq')).text.includes(mark)) return performance.now() - startedAt;
      await sleep(100);
    }
    return Number.POSITIVE_INFINITY;
  };
  try {
    await untilReady(site.origin);
    for (const [kind, befall] of Object.entries(faults)) {
      // All pages are cold after a change of custom code, and the machine may be busier than at the start.
      await ratedLoad({ ...load, seconds: 4 });
      const healthy = await ratedLoad({ ...load, seconds });
      await befall(content);
      const sick = await ratedLoad({ ...load, seconds });
      const mark = `window.edition='after ${kind}'`;
      const code = `<script>${mark}</script>`;
      content.change('prazer-config', { customCode: [{ isEnabled: true, position: 'head', code }] });
      await content.clearFaults();
      const back = await untilFresh(mark);
      const limit = 2 * healthy.p99;
      const { failed, broken, answers, p99 } = sick;
      rows.push({
        what: `content service: ${kind}, ${seconds} s at ${PER_SECOND}/s, ${hotRoutes.length} addresses`,
        scaled: scaledTo([seconds, FULL_SECONDS, 's'], [FRESH / 1000, 60, 's fresh time']),
        measured: `${failed} x 5xx, ${broken} broken of ${answers}; p99 ${p99} ms (healthy ${healthy.p99}); a page shows fresh content after ${(back / 1000).toFixed(1)} s`,
        target: `0, 0; p99 <= ${limit.toFixed(1)} ms; fresh within 2 x ${FRESH / 1000} s`,
        ok: failed === 0 && broken === 0 && p99 <= limit && back <= 2 * FRESH,
      });
    }
  } finally {
    await site.stop();
    await content.close();
    await upstream.stop();
  }
  return rows;
};
