import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { leaveMeasuredCore, type Started, startBenchSite } from './startProcess.ts';

/**
 * `npm run bench -- --brands`: memory and processor time of ten sites in one process, the build's and nine of BRANDS, beside one site
 * alone. Both get the same requests for the same pages in all; with ten sites each has a tenth of them. Memory is read after a full
 * collection, so that it is what is held and not what waits to be freed. Processor time is that of short batches in turns. Median of
 * three starts of both.
 */
const SITES = 10;
const STARTS = 3;
/** Pages in the caches at the end, of all sites. */
const PAGES = 200;
/** Requests for pages that are in the cache, of which those at first compile the code. */
const HITS = 20_000;
const WARM_UP = 4_000;
/** Requests in a row to one of the two. */
const BATCH = 200;
const EXAMPLE = JSON.parse(readFileSync('ops/brands/anor.json', 'utf8')) as Record<string, object>;

/** Milliseconds until connections to the upstreams are closed for want of calls: both then hold as many. */
const IDLE_MS = 8_000;

interface Held {
  /** MB: resident, of JavaScript's heap, and outside of it. */
  resident: number;
  heap: number;
  external: number;
}

interface Figures {
  idle: Held;
  filled: Held;
  /** Milliseconds of processor time of a request for a cached page, and in all of the first renders. */
  hit: number;
  renders: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-brand-cost-'));
/** Preloaded by the server: SIGURG collects all garbage and writes what is held. */
const TELL = path.join(folder, 'tell.mjs');
const TOLD = path.join(folder, 'told.json');
writeFileSync(
  TELL,
  `import { renameSync, writeFileSync } from 'node:fs';
process.on('SIGURG', () => {
  for (let round = 0; round < 3; round += 1) globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    writeFileSync('${TOLD}.part', JSON.stringify(process.memoryUsage()));
    renameSync('${TOLD}.part', '${TOLD}');
  }, 500);
});
`,
);

function hostOf(site: number): string {
  return site === 0 ? 'localhost' : `brand${site}.example`;
}

async function heldBy(pid: number): Promise<Held> {
  await sleep(IDLE_MS);
  rmSync(TOLD, { force: true });
  process.kill(pid, 'SIGURG');
  for (let tries = 0; tries < 200; tries += 1) {
    await sleep(100);
    try {
      const told = JSON.parse(readFileSync(TOLD, 'utf8')) as NodeJS.MemoryUsage;
      return { resident: told.rss / 1e6, heap: told.heapUsed / 1e6, external: told.external / 1e6 };
    } catch {
      // Not written yet.
    }
  }
  throw new Error('The server did not tell its memory within 20 s');
}

interface Visit {
  host: string;
  path: string;
}

/** All pages with the sites that have them. Of games: one is as large as another, so that ten sites do not have more of the large ones. */
async function visitsOf(site: Started, sites: number): Promise<Visit[]> {
  const list = await (await fetch(`${site.origin}/sitemap/games-1.xml`)).text();
  const paths = [...list.matchAll(/<loc>https?:\/\/[^/]+(\/platform\/game\/[^<]+)/g)].map(([, path]) => String(path));
  if (paths.length < PAGES) throw new Error(`The sandbox has ${paths.length} games, not ${PAGES}`);
  return Array.from({ length: PAGES }, (_, n) => ({
    host: hostOf(n % sites),
    path: String(paths[Math.floor(n / sites)]),
  }));
}

async function ask(site: Started, page: Visit): Promise<void> {
  const answer = await request(site.origin + page.path, {
    headers: { host: page.host, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
  });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`${page.host}${page.path} is answered with ${answer.statusCode}`);
}

/** Starts as many sites in one process. */
async function startSites(sites: number): Promise<Started> {
  const brands = path.join(folder, `brands-${sites}`);
  rmSync(brands, { recursive: true, force: true });
  mkdirSync(brands);
  for (let site = 1; site < sites; site += 1)
    writeFileSync(
      path.join(brands, `brand${site}.json`),
      JSON.stringify({
        ...EXAMPLE,
        name: `Brand ${site}`,
        origin: `http://${hostOf(site)}`,
        hosts: [],
        language: 'uz',
        variables: {},
      }),
    );
  return startBenchSite({
    CACHE_PAGES_FRESH: '1h',
    // A process that restores what another start has left holds a copy for each brand until it is loaded again.
    SNAPSHOT_FILE: 'off',
    NODE_OPTIONS: `--expose-gc --import=${TELL}`,
    ...(sites > 1 ? { BRANDS: brands } : {}),
  });
}

interface Measured {
  server: Started;
  visits: Visit[];
  /** Milliseconds of processor time of each batch. */
  batches: number[];
}

/**
 * Asks both for the same, a batch of one and then a batch of the other, so that other load on the machine meets both alike. Every second
 * time the other one begins.
 */
async function inTurns(both: readonly Measured[], requests: number): Promise<void> {
  for (const one of both) one.batches = [];
  for (let from = 0; from < requests; from += BATCH)
    for (const { server, visits, batches } of (from / BATCH) % 2 === 0 ? both : both.toReversed()) {
      const before = processorNs(server.pid);
      for (let n = from; n < from + BATCH; n += 1) await ask(server, visits[n % PAGES] as Visit);
      batches.push((processorNs(server.pid) - before) / 1e6);
    }
}

/** Nanoseconds of processor time of all threads of a process. */
function processorNs(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce(
    (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ', 1)[0]),
    0,
  );
}

async function measurePair(): Promise<[one: Figures, ten: Figures]> {
  const servers: Started[] = [];
  try {
    const both: Measured[] = [];
    const idle: Held[] = [];
    for (const sites of [1, SITES]) {
      const server = await startSites(sites);
      servers.push(server);
      both.push({ server, visits: await visitsOf(server, sites), batches: [] });
      idle.push(await heldBy(server.pid));
    }
    await inTurns(both, 3 * PAGES);
    const renders = both.map(({ batches }) => batches.reduce((sum, ms) => sum + ms, 0));
    await inTurns(both, WARM_UP);
    await inTurns(both, HITS);
    const hits = both.map(({ batches }) => median(batches) / BATCH);
    const filled: Held[] = [];
    for (const { server } of both) filled.push(await heldBy(server.pid));
    return [0, 1].map((n) => ({ idle: idle[n], filled: filled[n], hit: hits[n], renders: renders[n] })) as [
      Figures,
      Figures,
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function row(name: string, unit: string, of: (one: Figures) => number, one: Figures[], ten: Figures[]): string {
  const [alone, together] = [median(one.map(of)), median(ten.map(of))];
  const more = ((together / alone - 1) * 100).toFixed(1);
  const digits = alone < 10 ? 3 : 1;
  return `| ${name} | ${alone.toFixed(digits)} ${unit} | ${together.toFixed(digits)} ${unit} | ${more} % |`;
}

leaveMeasuredCore();
const busy = loadavg()[0] ?? 0;
const one: Figures[] = [];
const ten: Figures[] = [];
const starts = Number(process.argv.find((arg) => arg.startsWith('--starts='))?.slice(9) ?? STARTS);
try {
  for (let start = 0; start < starts; start += 1) {
    const [alone, together] = await measurePair();
    one.push(alone);
    ten.push(together);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  [
    `Median of ${starts} starts on one core of ${cpus().length}, load average ${busy.toFixed(1)} at the start; ${PAGES} pages and ${HITS} hits in all.`,
    '',
    `| | one site | ${SITES} sites | more |`,
    '|---|---|---|---|',
    row('resident memory, idle', 'MB', ({ idle }) => idle.resident, one, ten),
    row('heap, idle', 'MB', ({ idle }) => idle.heap, one, ten),
    row('resident memory, caches filled', 'MB', ({ filled }) => filled.resident, one, ten),
    row('heap, caches filled', 'MB', ({ filled }) => filled.heap, one, ten),
    row('outside the heap, caches filled', 'MB', ({ filled }) => filled.external, one, ten),
    row('processor time, first renders of all pages', 'ms', ({ renders }) => renders, one, ten),
    row('processor time of a cached page', 'ms', ({ hit }) => hit, one, ten),
  ].join('\n'),
);
