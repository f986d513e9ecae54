import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMetric } from '../../tests/support/readMetric.ts';
import { sandboxLevers } from '../../tests/support/sandboxLevers.ts';
import { startSite } from '../../tests/support/startSite.ts';
import { runLoad } from '../runLoad.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { untilReady } from '../../tests/support/untilReady.ts';
import { usedHeap } from './usedHeap.ts';

/** Visitors who leave in the middle of a stream, hits of kept pages, addresses nobody asks for twice: what stays in the heap? */
export const memory: MeasureFaults = async ({ requests, seconds }) => {
  const site = await startSite({
    NODE_OPTIONS: '--inspect-port=0',
    PLATFORM_TIMEOUT: '5s',
    CACHE_PAGES_MAX_BYTES: '32MB',
  });
  const sandbox = sandboxLevers(site);
  const aborts = Math.max(1_000, Math.ceil(requests / 10));
  const leave = (path: string): Promise<void> =>
    new Promise((resolve) => {
      // A player's page: it is rendered for each of them, and never kept.
      const req = request(`${site.origin}${path}`, { agent: false, headers: { cookie: 'sid=nobody' } }, (res) => {
        res.on('error', () => {});
        res.once('data', () => {
          req.destroy();
          resolve();
        });
      });
      req.on('error', () => resolve());
      req.end();
    });
  const each = async (count: number, work: (index: number) => Promise<unknown>): Promise<void> => {
    let next = 0;
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (next < count) await work((next += 1));
      }),
    );
  };
  const unique = (index: number) =>
    fetch(`${site.origin}/gamehall?providers=p${index}`).then((answer) => answer.arrayBuffer());
  try {
    await untilReady(site.origin);
    await each(300, () => leave('/'));
    await each(Math.ceil(requests / 40), unique);
    await runLoad({ url: `${site.origin}/faq` }, { seconds: 2 });
    await sandbox.fault({ target: 'jackpots.getWinners', kind: 'hang' });
    await each(300, () => leave('/'));
    await sleep(6_000);
    const plateau = await usedHeap(site);
    await each(aborts, () => leave('/'));
    await sleep(6_000);
    const afterAborts = await usedHeap(site);
    await sandbox.heal();
    const { requests: hits } = await runLoad({ url: `${site.origin}/faq` }, { seconds });
    await each(Math.ceil(requests / 40), (index) => unique(index + 1_000_000));
    await sleep(1_000);
    const after = await usedHeap(site);
    const bytes = await readMetric(site.origin, 'cache_bytes', { cache: 'pages' });
    const share = (heap: number) => ((heap - plateau) / plateau) * 100;
    const said = (heap: number) => `${share(heap) >= 0 ? '+' : ''}${share(heap).toFixed(1)} %`;
    return [
      {
        what: `${aborts} visitors leave in the middle of a stream`,
        measured: `heap ${said(afterAborts)} of ${(plateau / 1e6).toFixed(0)} MB`,
        target: 'within 10 %',
        ok: share(afterAborts) <= 10,
      },
      {
        what: `${hits} hits and ${Math.ceil(requests / 40)} unique addresses more`,
        measured: `heap ${said(after)}; pages hold ${(bytes / 1e6).toFixed(1)} MB of 32`,
        target: 'within 10 %; within their bytes',
        // Pages that are kept are what the memory is for.
        ok: share(after - Math.max(0, bytes)) <= 10 && bytes <= 32e6 * 1.05,
      },
    ];
  } finally {
    await site.stop();
  }
};
