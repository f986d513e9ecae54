import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';
import { faults } from './serviceFaults.ts';

const kinds = ['connection refused', 'hang', 'status 500'] as const;
const asPage = { headers: { accept: 'text/html' } };

/** A process starts while the content service is down, without and with the snapshot of a previous process. */
export const coldStart: MeasureFaults = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-bench-'));
  const upstream = await startSite();
  const content = await startServiceProxy(upstream.sandbox);
  const env = { PLATFORM_URL: upstream.sandbox, CONTENT_URL: content.url, SANDBOX: '0' };
  const settings = { ...env, SNAPSHOT_FILE: path.join(folder, 'snapshot') };
  const rows: FaultRow[] = [];
  try {
    const last = await startSite(settings);
    await untilReady(last.origin);
    await ask(last.origin, '/', asPage);
    await last.stop();
    for (const kind of kinds) {
      await faults[kind](content);
      const cold = await startSite(env);
      const page = await ask(cold.origin, '/', asPage);
      const ready = await ask(cold.origin, '/readyz');
      const alive = await ask(cold.origin, '/healthz');
      await content.clearFaults();
      const healed = await untilReady(cold.origin);
      await faults[kind](content);
      const warm = await startSite(settings);
      const known = await ask(warm.origin, '/', asPage);
      await Promise.all([cold.stop(), warm.stop()]);
      await content.clearFaults();
      const branded = page.text.includes('Yulduz') && Number(page.headers['retry-after']) > 0;
      const isWhole = known.text.includes('Yulduz') && /<\/html>\s*$/.test(known.text);
      rows.push(
        {
          what: `cold start, content service: ${kind}`,
          measured: `${page.status}${branded ? ' branded, Retry-After' : ''} in ${Math.round(page.whole)} ms; /readyz ${ready.status}, /healthz ${alive.status}; ready ${(healed / 1000).toFixed(1)} s after the cure`,
          target: '503 branded within 2 s, not ready, no crash, recovers by itself',
          ok: page.status === 503 && branded && page.whole < 2_000 && ready.status === 503 && alive.status === 200,
        },
        {
          what: `the same with a snapshot on disk: ${kind}`,
          measured: `${known.status}${isWhole ? ' whole' : ''} in ${Math.round(known.whole)} ms`,
          target: '200',
          ok: known.status === 200 && isWhole,
        },
      );
    }
    return rows;
  } finally {
    await content.close();
    await upstream.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
