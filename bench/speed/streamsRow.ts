import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from '#bench/cpuOf.ts';
import { runLoad } from '#bench/runLoad.ts';
import { startBare, startBenchSite } from '#bench/startProcess.ts';
import { medianOf } from './medianOf.ts';
import type { SpeedRow } from './SpeedRow.ts';

const STREAMS = 10_000;
const ROUNDS = 3;
const SECONDS = 2;
const SETTLE = 1_500;
const GOAL = 0.95;

/** Processor time of a cached page without event streams, divided by that beside ten thousand open ones. */
export async function streamsRow(folder: string): Promise<SpeedRow> {
  const [before, after] = [await shareOf(folder), await shareOf(undefined)];
  return {
    what: `cached page beside ${STREAMS} streams, against without them`,
    before: before.toFixed(2),
    after: after.toFixed(2),
    goal: String(GOAL),
    reached: after >= GOAL,
  };
}

async function shareOf(folder: string | undefined): Promise<number> {
  const sandbox = await startBare('sandboxServer.ts', [], { measured: false });
  const platform = await startBare('livePlatform.ts', [sandbox.origin], { measured: false });
  const readers = await startBare('streamReaders.ts', [], { measured: false });
  // The readers share a core with the load generator and must not slow it down.
  setPriority(readers.pid, constants.priority.PRIORITY_LOW);
  const site = await startBenchSite(
    {
      PLATFORM_URL: platform.origin,
      CONTENT_URL: sandbox.origin,
      SANDBOX: '0',
      PLATFORM_EVENTS_TOKEN: 'of-the-benchmark',
      CACHE_PAGES_FRESH: '1h',
    },
    folder,
  );
  const page = { url: `${site.origin}/`, headers: () => ({ 'Accept-Encoding': 'br' }) };
  const costOf = async (): Promise<number> => {
    await sleep(SETTLE);
    const used = cpuOf(site.pid);
    const { requests } = await runLoad(page, { seconds: SECONDS });
    return (cpuOf(site.pid) - used) / requests;
  };
  await runLoad(page, { seconds: SECONDS });
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await fetch(`${readers.origin}/open?site=${site.origin}&players=${STREAMS}`);
    const beside = await costOf();
    await fetch(`${readers.origin}/close`);
    shares.push((await costOf()) / beside);
  }
  await Promise.all([site.stop(), readers.stop(), platform.stop()]);
  await sandbox.stop();
  return medianOf(shares);
}
