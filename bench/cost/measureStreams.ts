import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from '#bench/cpuOf.ts';
import { residentOf } from '#bench/residentOf.ts';
import { startBare, startBenchSite } from '#bench/startProcess.ts';
import type { Cost } from './Cost.ts';

const PLAYERS = 10_000;
const SETTLE = 5_000;
const SECONDS = 20;
const RATE = 100;

/** Measures ten thousand open streams: their memory, their processor time while idle, and that of a change. */
export async function measureStreams(): Promise<Cost['stream']> {
  const sandbox = await startBare('sandboxServer.ts', [], { measured: false });
  const platform = await startBare('livePlatform.ts', [sandbox.origin], { measured: false });
  const readers = await startBare('streamReaders.ts', [], { measured: false });
  const site = await startBenchSite({
    PLATFORM_URL: platform.origin,
    CONTENT_URL: sandbox.origin,
    SANDBOX: '0',
    PLATFORM_EVENTS_TOKEN: 'of-the-benchmark',
  });
  /** Processor microseconds per second. */
  const during = async (work: Promise<unknown>): Promise<number> => {
    const [used, startedAt] = [cpuOf(site.pid), performance.now()];
    await work;
    return ((cpuOf(site.pid) - used) / (performance.now() - startedAt)) * 1000;
  };
  try {
    await (await fetch(`${site.origin}/`)).text();
    await sleep(SETTLE);
    const quiet = await during(sleep(SETTLE));
    const before = residentOf(site.pid);
    const opened = await fetch(`${readers.origin}/open?site=${site.origin}&players=${PLAYERS}`);
    if (!opened.ok) throw new Error(`streams: ${opened.status} ${await opened.text()}`);
    await sleep(SETTLE);
    const kilobytes = ((residentOf(site.pid) - before) * 1000) / PLAYERS;
    const idle = await during(sleep(SECONDS * 1000));
    const changing = await during(
      fetch(`${platform.origin}/bench/change?rate=${RATE}&seconds=${SECONDS}&players=${PLAYERS}`),
    );
    return { kilobytes, idle: Math.max(0, idle - quiet) / PLAYERS, change: Math.max(0, changing - idle) / RATE };
  } finally {
    await Promise.all([site.stop(), readers.stop(), platform.stop()]);
    await sandbox.stop();
  }
}
