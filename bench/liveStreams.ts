import { constants, loadavg, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from './cpuOf.ts';
import { residentOf } from './residentOf.ts';
import { runLoad } from './runLoad.ts';
import { startBare, startBenchSite } from './startProcess.ts';

interface Figure {
  what: string;
  text: string;
  reached: boolean;
}

const PLAYERS = 10_000;
const RATE = 100;
const ROUNDS = 5;
const SECONDS = 3;
const SETTLE = 2_000;
const MAX_LATE = 1_000;
const MIN_SHARE = 0.95;

/** Measures ten thousand open streams on one process: memory per stream, delay of changes, and slowdown of cached pages. */
export async function liveStreams(): Promise<Figure[]> {
  const sandbox = await startBare('sandboxServer.ts', [], { measured: false });
  const platform = await startBare('livePlatform.ts', [sandbox.origin], { measured: false });
  const readers = await startBare('streamReaders.ts', [], { measured: false });
  // The readers share a core with the load generator and must not slow it down.
  setPriority(readers.pid, constants.priority.PRIORITY_LOW);
  const site = await startBenchSite({
    PLATFORM_URL: platform.origin,
    CONTENT_URL: sandbox.origin,
    SANDBOX: '0',
    PLATFORM_EVENTS_TOKEN: 'of-the-benchmark',
    CACHE_PAGES_FRESH: '1h',
  });
  const headers = () => ({ 'Accept-Encoding': 'br' });
  const page = { url: `${site.origin}/`, headers };
  const openAll = () => get<null>(`${readers.origin}/open?site=${site.origin}&players=${PLAYERS}`);
  const changing = (seconds: number) =>
    fetch(`${platform.origin}/bench/change?rate=${RATE}&seconds=${seconds}&players=${PLAYERS}`);
  try {
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(page.url, { headers: headers() })).text();
    await runLoad(page, { seconds: SECONDS });
    const before = residentOf(site.pid);
    await openAll();
    await sleep(SETTLE);
    const each = ((residentOf(site.pid) - before) * 1000) / PLAYERS;
    const late: number[] = [];
    await changing(20);
    await sleep(SETTLE);
    late.push(...(await get<number[]>(`${readers.origin}/late`)));
    late.sort((a, b) => a - b);
    const percentile = (share: number) => late[Math.floor(late.length * share)] ?? Number.NaN;

    const open: Share[] = [];
    const changed: Share[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round > 0) await openAll();
      await sleep(SETTLE);
      const beside = await measure();
      const changes = changing(SECONDS + 1);
      const besideChanges = await measure();
      await changes;
      await get(`${readers.origin}/close`);
      await sleep(SETTLE);
      const alone = await measure();
      open.push(shareOf(beside, alone));
      changed.push(shareOf(besideChanges, alone));
    }
    const load = `load of the machine ${loadavg()[0]?.toFixed(1)}`;
    const besideThem = (what: string, shares: Share[]): Figure => {
      const speed = median(shares.map((share) => share.speed));
      const cpu = median(shares.map((share) => share.cpu));
      return {
        what,
        text: `${speed.toFixed(2)} x the requests without, CPU a request ${cpu.toFixed(2)} x; target ${MIN_SHARE}; ${load}`,
        reached: speed >= MIN_SHARE,
      };
    };
    return [
      {
        what: `${PLAYERS} streams, memory`,
        text: `${each.toFixed(1)} kB a stream`,
        reached: true,
      },
      {
        what: `${PLAYERS} streams, ${RATE} changes/s`,
        text: `${late.length} told, p50 ${percentile(0.5).toFixed(0)} ms, p99 ${percentile(0.99).toFixed(0)} ms; target ${MAX_LATE} ms; ${load}`,
        reached: late.length > 0 && percentile(0.99) <= MAX_LATE,
      },
      besideThem('cached pages beside them', open),
      besideThem(`cached pages beside ${RATE} changes/s`, changed),
    ];
  } finally {
    await Promise.all([site.stop(), readers.stop(), platform.stop()]);
    await sandbox.stop();
  }

  async function measure(): Promise<Share> {
    const used = cpuOf(site.pid);
    const { requests, requestsPerSecond } = await runLoad(page, { seconds: SECONDS });
    return { speed: requestsPerSecond, cpu: (cpuOf(site.pid) - used) / requests };
  }
}

/** Cached pages: requests per second and processor seconds per request; or both relative to those without streams, 1 if nothing is lost. */
interface Share {
  speed: number;
  cpu: number;
}

const shareOf = (beside: Share, alone: Share): Share => ({
  speed: beside.speed / alone.speed,
  cpu: alone.cpu / beside.cpu,
});

async function get<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
