import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../../tests/support/ask.ts';
import { sandboxLevers } from '../../tests/support/sandboxLevers.ts';
import { startSite } from '../../tests/support/startSite.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { untilReady } from '../../tests/support/untilReady.ts';

/** A process starts while the content service hangs: without and with the snapshot of the one before. */
export const coldStart: MeasureFaults = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-bench-'));
  const upstream = await startSite();
  const sandbox = sandboxLevers(upstream);
  const env = { PLATFORM_URL: upstream.sandbox, CONTENT_URL: upstream.sandbox, SANDBOX: '0' };
  const kept = { ...env, SNAPSHOT_FILE: path.join(folder, 'snapshot') };
  try {
    const last = await startSite(kept);
    await untilReady(last.origin);
    await ask(last.origin, '/');
    await last.stop();
    await sandbox.fault({ target: 'content:*', kind: 'hang' });
    const cold = await startSite(env);
    const page = await ask(cold.origin, '/', { headers: { accept: 'text/html' } });
    const ready = await ask(cold.origin, '/readyz');
    await sandbox.heal();
    const healed = await untilReady(cold.origin);
    await sandbox.fault({ target: 'content:*', kind: 'hang' });
    const warm = await startSite(kept);
    const known = await ask(warm.origin, '/', { headers: { accept: 'text/html' } });
    await Promise.all([cold.stop(), warm.stop()]);
    const branded = page.text.includes('Yulduz') && Number(page.headers['retry-after']) > 0;
    return [
      {
        what: 'cold start, content service hangs',
        measured: `${page.status}${branded ? ' branded, Retry-After' : ''} in ${Math.round(page.whole)} ms; /readyz ${ready.status}; ready ${(healed / 1000).toFixed(1)} s after the cure`,
        target: '503 branded within 2 s, not ready, recovers by itself',
        ok: page.status === 503 && branded && page.whole < 2_000 && ready.status === 503,
      },
      {
        what: 'the same with a snapshot on disk',
        measured: `${known.status} in ${Math.round(known.whole)} ms`,
        target: '200',
        ok: known.status === 200,
      },
    ];
  } finally {
    await upstream.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
