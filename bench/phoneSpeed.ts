import { type Browser, chromium, type Page } from 'playwright';
import { lighthouseScore } from './lighthouseScore.ts';
import { processorIndex } from './processorIndex.ts';
import { startSite } from './startProcess.ts';

const PAGES = { home: '/', hall: '/gamehall', game: '/game/pamir-fox' };
/** Times each page is opened, in a browser that has nothing of the site; the first argument names another number. */
const RUNS = Number(process.argv[2] ?? 5);
const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Milliseconds of a task that count as blocking begin here (Total Blocking Time). */
const LONG_TASK = 50;

interface Watched {
  tasks: { start: number; duration: number }[];
  lcp: number;
  cls: number;
}

/** One opening of a page. Milliseconds, except `score`, `cls`, `kB`, `requests`, `nodes` and `index`. */
type Figures = Record<
  'score' | 'kB' | 'requests' | 'longest' | 'blocking' | 'fcp' | 'lcp' | 'cls' | 'nodes' | 'index',
  number
>;

/** Runs in the page, before anything of ours. */
function watch(): void {
  const watched: Watched = { tasks: [], lcp: 0, cls: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    watched.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) watched.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function open(browser: Browser, address: string): Promise<Figures> {
  const index = processorIndex();
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    let bytes = 0;
    let requests = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
    return { index, kB: bytes / 1000, requests, ...(await read(page)) };
  } finally {
    await context.close();
  }
}

async function read(page: Page): Promise<Omit<Figures, 'index' | 'kB' | 'requests'>> {
  const { tasks, lcp, cls, fcp, nodes } = await page.evaluate(() => ({
    ...(window as unknown as { watched: Watched }).watched,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    nodes: document.querySelectorAll('*').length,
  }));
  const blocking = tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { duration }) => sum + duration - LONG_TASK, 0);
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  return { score: lighthouseScore({ fcp, lcp, blocking, cls }), longest, blocking, fcp, lcp, cls, nodes };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const all: Figures[] = [];
    // The first opening fills the page cache and has the sandbox draw its pictures: it is not counted.
    for (let run = 0; run <= RUNS; run += 1) {
      const figures = await open(browser, site.origin + path);
      if (run > 0) all.push(figures);
    }
    const of = (key: keyof Figures) => Math.round(median(all.map((figures) => figures[key])));
    rows[name] = {
      score: of('score'),
      'processor index': of('index'),
      'kB to first use': of('kB'),
      requests: of('requests'),
      'longest task, ms': of('longest'),
      'blocking time, ms': of('blocking'),
      'FCP, ms': of('fcp'),
      'LCP, ms': of('lcp'),
      shifts: median(all.map(({ cls }) => Math.round(cls * 1_000) / 1_000)),
      nodes: of('nodes'),
    };
  }
  console.log(
    `Medians of ${RUNS}: 360 px at DPR 3, processor at 1/${CPU_SLOWDOWN}, slow 4G, nothing cached, not scrolled`,
  );
  console.table(rows);
  console.log(
    'score: by the curves of Lighthouse (mobile) for first paint 10, largest paint 25, blocking time 30 and shifts 25, of what was measured.\nprocessor index: rounds of a fixed script in the moment before; compare scores and times only where it is alike.',
  );
} finally {
  await browser.close();
  await site.stop();
}
