import type { Browser, Page } from 'playwright';
import { lighthouseScore } from '#bench/lighthouseScore.ts';
import { newPhone } from './newPhone.ts';
import { slowDown } from './slowDown.ts';

export const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Task time above this many milliseconds counts as blocking (Total Blocking Time). */
const LONG_TASK = 50;

interface Watched {
  tasks: { start: number; duration: number }[];
  lcp: number;
  cls: number;
  /** When effects had run, so that presses are handled. */
  interactive: number;
}

/** One opening of a page. Milliseconds, except `score`, `cls`, `kB`, `requests`, `nodes` and `index`. */
export type Figures = Record<
  'score' | 'kB' | 'requests' | 'longest' | 'blocking' | 'fcp' | 'lcp' | 'interactive' | 'cls' | 'nodes' | 'index',
  number
>;

/** Runs in the page, before its own scripts. */
function watch(): void {
  const watched: Watched = { tasks: [], lcp: 0, cls: 0, interactive: 0 };
  Object.assign(window, { watched });
  // An effect of the whole page opens the toasts' popover.
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches('section[popover=manual]'))
      watched.interactive ||= performance.now();
  };
  document.addEventListener('beforetoggle', note, true);
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

/** Opens a page on a cheap phone with a slow connection, and waits until the network is idle. */
export async function openOnPhone(browser: Browser, origin: string, path: string, cookie?: string): Promise<Figures> {
  const { page, session, close } = await newPhone(browser, origin, cookie);
  try {
    let bytes = 0;
    let requests = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    const index = await slowDown(session, CPU_SLOWDOWN);
    await page.addInitScript(watch);
    await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 120_000 });
    const figures = await read(page);
    // A slow processor may still run the page's script when the network is idle.
    await page.locator('section[popover=manual]:popover-open').waitFor({ state: 'attached' });
    const interactive = await page.evaluate(() => (window as unknown as { watched: Watched }).watched.interactive);
    return { index, kB: bytes / 1000, requests, ...figures, interactive };
  } finally {
    await close();
  }
}

async function read(page: Page): Promise<Omit<Figures, 'index' | 'kB' | 'requests' | 'interactive'>> {
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
