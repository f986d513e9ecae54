import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';

const DAY = 86_400_000;
const steps: [string, () => number][] = [
  ['+400 days', () => 400 * DAY],
  ['-1 hour', () => -3_600_000],
  ['to 2038', () => Date.UTC(2038, 0, 20) - Date.now()],
];

/** The server's wall clock jumps; caches must age as before. */
export const clockSteps: MeasureFaults = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-bench-'));
  const file = path.join(folder, 'shift');
  const rows: FaultRow[] = [];
  try {
    for (const [name, shift] of steps) {
      await rm(file, { force: true });
      const upstream = await startSite();
      const sandbox = sandboxControls(upstream);
      const site = await startSite({
        NODE_OPTIONS: `--import=${path.resolve('bench/shiftClock.ts')}`,
        CLOCK_SHIFT_FILE: file,
        PLATFORM_URL: upstream.sandbox,
        CONTENT_URL: upstream.sandbox,
        SANDBOX: '0',
        CACHE_PAGES_FRESH: '1s',
        CACHE_CONTENT_FRESH: '1s',
      });
      try {
        await untilReady(site.origin);
        for (let round = 0; round < 3; round += 1) await ask(site.origin, '/faq');
        await writeFile(file, String(shift()));
        await sleep(200);
        const seen: number[] = [];
        let oddAge = 0;
        await sandbox.reset();
        for (let round = 0; round < 30; round += 1) {
          const { status, headers } = await ask(site.origin, '/faq');
          seen.push(status);
          const ttl = /ttl=(-?\d+)/.exec(String(headers['cache-status']))?.[1];
          if (ttl !== undefined && Math.abs(Number(ttl)) > 60) oddAge += 1;
          await sleep(100);
        }
        const refreshed = (await sandbox.counters())['content:common'] ?? 0;
        const bad = seen.filter((status) => status !== 200).length;
        rows.push({
          what: `clock ${name}`,
          measured: `${bad} not 200, ${oddAge} impossible ages, content asked ${refreshed} times in 3 s`,
          target: '0, 0, asked again about once a second',
          ok: bad === 0 && oddAge === 0 && refreshed >= 1 && refreshed <= 10,
        });
      } finally {
        await site.stop();
        await upstream.stop();
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
};
