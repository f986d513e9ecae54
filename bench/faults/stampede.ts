import { setTimeout as sleep } from 'node:timers/promises';
import { logLines } from '#tests/support/sites/logLines.ts';
import { type ServiceProxy, startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';
import { ratedLoad } from './ratedLoad.ts';

const VISITORS = 500;
const paths = ['/', '/gamehall?category=slots', '/faq'];

/** Five hundred visitors request a cold page at once. */
export const stampede: MeasureFaults = async () => {
  const upstream = await startSite();
  const service = await startServiceProxy(upstream.sandbox);
  try {
    const rows: FaultRow[] = [];
    for (const path of paths) rows.push(await meet(path, service));
    return rows;
  } finally {
    await service.close();
    await upstream.stop();
  }
};

/** Starts a new process for each page, because the previous page has warmed shared data. */
async function meet(path: string, service: ServiceProxy): Promise<FaultRow> {
  const site = await startSite({ SANDBOX: '0', PLATFORM_URL: service.url, CONTENT_URL: service.url });
  try {
    await untilReady(site.origin);
    service.requests.clear();
    const load = { origins: [site.origin], paths: [path], perSecond: 5_000, seconds: VISITORS / 5_000 };
    const { failed, broken } = await ratedLoad(load);
    // Counted by the whole URL: one method with different parameters is rightly called more than once.
    const calls = [...service.requests].toSorted(([, one], [, other]) => other - one);
    const [busiest, maxCalls] = calls[0] ?? ['nothing', 0];
    const requests = () => logLines(site).filter((line) => line.event === 'request' && line.path === path);
    // The log is written with a delay.
    for (let timeoutBudget = 40; timeoutBudget > 0 && requests().length < VISITORS; timeoutBudget -= 1) await sleep(50);
    const rendered = requests().filter(({ cache }) => cache?.['pages'] === 'miss').length;
    const { length } = calls;
    return {
      what: `${VISITORS} cold visitors of ${path}`,
      measured: `${rendered} render; ${length} different calls upstream, at most ${maxCalls} of one${maxCalls > 1 ? ` (${busiest})` : ''}; ${failed} x 5xx, ${broken} broken`,
      target: '1 render, at most 1 call a collection, and a method with its parameters',
      ok: rendered === 1 && maxCalls === 1 && failed === 0 && broken === 0,
    };
  } finally {
    await site.stop();
  }
}
