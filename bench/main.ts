import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chosenOf } from '#scripts/commands/chosenOf.ts';
import { betsScroll } from './betsScroll.ts';
import { type Comparison, type Contender, compare, type Pair } from './compare.ts';
import { hallScroll } from './hallScroll.ts';
import { liveStreams } from './liveStreams.ts';
import { cachedPair } from './pairs/cachedPair.ts';
import { callPair } from './pairs/callPair.ts';
import { hallPair } from './pairs/hallPair.ts';
import { lobbyPages } from './players/lobbyPages.ts';
import { playersSite } from './players/playersSite.ts';
import { privatePages } from './players/privatePages.ts';
import { residentOf } from './residentOf.ts';
import { type LoadResult, runLoad } from './runLoad.ts';
import { sandboxCall, sandboxStarts } from './sandboxFigures.ts';
import { shippedJavaScript } from './shippedJavaScript.ts';
import { canPin, leaveMeasuredCore, type Started, startBare, startBenchSite } from './startProcess.ts';

/**
 * `npm run bench [-- --only=cachedBrotli,api] [--long]`: compares the built server with a minimal server that does the same, on
 * this machine, in one run. A benchmark, not a test: it reports the distance to the targets, and fails only when something does
 * not answer. `--long` adds a million requests and the memory that they leave.
 */
// Many short rounds, so that other load of the machine affects both.
// Several starts, because the speed of a process differs from start to start.
const rounds = { pairs: 3, rounds: 5, seconds: 1.5, connections: 32 };
const BROWSER = 'gzip, deflate, br, zstd';

interface Row {
  what: string;
  comparison: Comparison;
  /** The measure of the target. */
  by: 'speed' | 'cpu';
  target: number;
}

/** A figure without a bare server to compare with. */
interface Figure {
  what: string;
  text: string;
  reached: boolean;
}

/** Pages stay fresh for the whole run, so that only hits are measured. */
const cached = { CACHE_PAGES_FRESH: '1h' };

async function cachedPage(what: string, encoding: 'identity' | 'br', target: number): Promise<Row> {
  return { what, comparison: await compare(() => cachedPair(encoding), rounds), by: 'speed', target };
}

async function renderedHall(): Promise<Row> {
  const comparison = await compare(() => hallPair(), { pairs: 3, rounds: 4, seconds: 4, connections: 8 });
  return { what: 'game hall, rendered', comparison, by: 'cpu', target: 0.75 };
}

/** A player's page: made of a prelude, in place of the bare server one that renders it as a whole. */
async function playersPage(what: string, path: string): Promise<Row> {
  const start = async (): Promise<Pair> => {
    const ours = await playersSite();
    const whole = await playersSite({ PRELUDES: 'off' });
    return {
      ours: { server: ours.server, ...ours.page(path) },
      bare: { server: whole.server, ...whole.page(path) },
      stop: () => Promise.all([ours.stop(), whole.stop()]),
    };
  };
  const comparison = await compare(start, { pairs: 3, rounds: 4, seconds: 3, connections: 8 });
  return { what, comparison, by: 'cpu', target: 4 };
}

async function proxiedCalls(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, verb] of [
    ['/api GET 2 kB, proxied', 'GET'],
    ['/api POST 16 kB, proxied', 'POST'],
  ] as const)
    rows.push({ what, comparison: await compare(() => callPair(verb), rounds), by: 'speed', target: 0.6 });
  return rows;
}

/** Tail latency of hits at four fifths of the server's capacity, and of the bare server, to show the share of the machine. */
async function tailOfHits(): Promise<Figure> {
  const site = await startBenchSite(cached);
  const headers = () => ({ 'Accept-Encoding': BROWSER });
  const ours = { url: `${site.origin}/`, headers };
  for (let visit = 0; visit < 2; visit += 1) await (await fetch(ours.url, { headers: headers() })).text();
  const server = await startBare('bareCachedPage.ts', [ours.url, 'br'], { measured: true });
  const bare = { url: server.origin, headers };
  const runs = { ours: [] as LoadResult[], bare: [] as LoadResult[] };
  for (let round = 0; round < 6; round += 1)
    for (const [name, contender] of [['ours', ours] as const, ['bare', bare] as const]) {
      const { requestsPerSecond } = await runLoad(contender, { seconds: 2 });
      const run = await runLoad(contender, { seconds: 3, connections: 64, rate: requestsPerSecond * 0.8 });
      // The first round is a warm-up.
      if (round > 0) runs[name].push(run);
    }
  await Promise.all([site.stop(), server.stop()]);
  const tail = (all: LoadResult[]) => {
    const { p50, p99 } = all.toSorted((a, b) => a.p99 / a.p50 - b.p99 / b.p50)[2] as LoadResult;
    return {
      share: p99 / p50,
      text: `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${(p99 / p50).toFixed(1)} x`,
    };
  };
  const { share, text } = tail(runs.ours);
  const what = 'hits at 80 % of saturation';
  return { what, text: `${text}; target 3 x; bare ${tail(runs.bare).text}`, reached: share <= 3 };
}

/** A full configuration against an empty one: the cost of a request must not depend on the configuration. */
async function fullConfiguration(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-bench-'));
  const [full, empty] = [path.join(folder, 'full.txt'), path.join(folder, 'empty.txt')];
  const rules = Array.from({ length: 10_000 }, (_none, n) =>
    n % 10 === 0 ? `/*/old-${n}/* /gamehall?n=${n}` : `/campaign-${n} /promotions?n=${n} 301`,
  );
  writeFileSync(full, `${rules.join('\n')}\n`);
  writeFileSync(empty, '');
  const rows: Row[] = [];
  for (const [what, settings] of [
    ['full configuration, hits', cached],
    ['full configuration, rendered', { CACHE_PAGES_FRESH: '0' }],
  ] as const) {
    const url = '/rules';
    // Each request has another URL: a hundred thousand of them, then they repeat.
    const page = (server: Started): Contender => ({
      server,
      url: server.origin + url,
      path: (n) => `${url}?utm_source=${n % 100_000}`,
    });
    const start = async (): Promise<Pair> => {
      const loaded = await startBenchSite({ ...settings, REDIRECTS_FILE: full, SANDBOX_GAMES: '5000' });
      const bare = await startBenchSite({ ...settings, REDIRECTS_FILE: empty, SANDBOX_GAMES: '30' });
      if (settings === cached) await runLoad(page(loaded), { seconds: 5 });
      return { ours: page(loaded), bare: page(bare), stop: () => Promise.all([loaded.stop(), bare.stop()]) };
    };
    const comparison = await compare(start, { ...rounds, connections: settings === cached ? 32 : 8 });
    rows.push({ what, comparison, by: 'cpu', target: 0.95 });
  }
  rmSync(folder, { recursive: true });
  return rows;
}

/** Memory after a million requests of different URLs, compared with that after the first hundred thousand. */
async function memory(): Promise<Figure> {
  const site = await startBenchSite(cached);
  const page = {
    url: `${site.origin}/`,
    path: (n: number) => `${['/', '/ru', '/gamehall', '/rules'][n % 4]}?utm_source=${n}`,
    headers: (n: number) => ({ 'Accept-Encoding': ['identity', 'gzip', BROWSER][n % 3] as string }),
  };
  let count = 0;
  const askUpTo = async (total: number) => {
    while (count < total) count += (await runLoad(page, { seconds: 2 })).requests;
  };
  await askUpTo(100_000);
  const early = residentOf(site.pid);
  await askUpTo(1_000_000);
  const late = residentOf(site.pid);
  await site.stop();
  const text = `${early.toFixed(0)} MB after 100 000, ${late.toFixed(0)} MB after ${(count / 1e6).toFixed(1)} million; target + 10 %`;
  return { what: 'memory, hits', text, reached: late <= early * 1.1 };
}

async function javaScript(): Promise<Figure> {
  const site = await startBenchSite();
  const { brotli, files, plain } = await shippedJavaScript(`${site.origin}/`);
  await site.stop();
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const text = `${kB(brotli)} brotli, ${files} files, ${kB(plain)} unpacked; target 110 kB`;
  return { what: 'JavaScript of the home page', text, reached: brotli <= 110_000 };
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell, index) => (index === 0 ? String(cell).padEnd(30) : String(cell).padStart(11))).join('');
}

function print(rows: Row[], figures: Figure[]): void {
  const out = [line(['', 'req/s', 'bare', 'x bare', 'CPU µs', 'bare', 'x bare', 'target', 'core busy'])];
  for (const { what, comparison, by, target } of rows) {
    const { ours, bare, speed, cpu } = comparison;
    const verdict = (by === 'speed' ? speed : cpu) >= target ? '' : '  missed';
    out.push(
      line([
        what,
        Math.round(ours.requestsPerSecond),
        Math.round(bare.requestsPerSecond),
        speed.toFixed(2),
        Math.round(ours.cpu),
        Math.round(bare.cpu),
        cpu.toFixed(2),
        `${by === 'cpu' ? 'CPU ' : ''}${target}`,
        `${Math.round(ours.busy * 100)}/${Math.round(bare.busy * 100)} %`,
      ]) + verdict,
    );
  }
  for (const { what, text, reached } of figures) out.push(`${what.padEnd(30)} ${text}${reached ? '' : '  missed'}`);
  out.push(
    `Rounds in turn, of several starts, medians${canPin ? '; measured on a core of its own' : '; not pinned: everything shares the cores'}`,
  );
  process.stdout.write(`${out.join('\n')}\n`);
}

const rowsByName: Record<string, () => Promise<Row[]>> = {
  cachedPlain: async () => [await cachedPage('cached page, plain', 'identity', 0.85)],
  cachedBrotli: async () => [await cachedPage('cached page, brotli', 'br', 0.9)],
  hall: async () => [await renderedHall()],
  players: async () => [
    await playersPage('home of a player, and whole', '/'),
    await playersPage('hall of a player, and whole', '/gamehall'),
  ],
  api: proxiedCalls,
  fullConfiguration,
  sandboxCall: async () => [await sandboxCall(rounds)],
};
const figuresByName: Record<string, () => Promise<Figure[]>> = {
  tail: async () => [await tailOfHits()],
  sandboxStarts,
  players: async () => [...(await lobbyPages()), ...(await privatePages())],
  javaScript: async () => [await javaScript()],
  hallScroll,
  betsScroll,
  liveStreams,
  ...(process.argv.includes('--long') ? { memory: async () => [await memory()] } : {}),
};

/** A name can have rows and figures. */
const chosen = new Set(chosenOf({ ...rowsByName, ...figuresByName }).map(([name]) => name));

async function measureAll<T>(measurements: Record<string, () => Promise<T[]>>): Promise<T[]> {
  const results: T[] = [];
  for (const [name, measure] of Object.entries(measurements)) if (chosen.has(name)) results.push(...(await measure()));
  return results;
}

leaveMeasuredCore();
print(await measureAll(rowsByName), await measureAll(figuresByName));
