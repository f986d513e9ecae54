import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseCookie } from 'cookie';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { median } from './median.ts';
import type { PhonePage } from './phonePages.ts';

/** What Lighthouse itself says of a page: medians, and the lowest and highest score of the runs. */
type LighthouseFigures = Record<
  'score' | 'lowest' | 'highest' | 'benchmark index' | 'blocking time, ms' | 'FCP, ms' | 'LCP, ms' | 'shifts',
  number
>;

interface Run {
  score: number;
  index: number;
  blocking: number;
  fcp: number;
  lcp: number;
  shifts: number;
}

/**
 * Opens each page with Lighthouse's own mobile preset (simulated slow 4G, processor at a quarter), each time in a new browser. Lighthouse's
 * `benchmarkIndex` tells how fast the machine was at that moment; scores of different indices are not comparable.
 */
export async function lighthouseFigures(
  origin: string,
  pages: readonly PhonePage[],
  cookie: string,
  runs: number,
): Promise<Record<string, LighthouseFigures>> {
  const rows: Record<string, LighthouseFigures> = {};
  for (const { path: address, isPlayer } of pages) {
    const all: Run[] = [];
    // The first opening fills the page cache and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      const measured = await oneRun(origin + address, isPlayer ? cookie : undefined);
      if (run > 0) all.push(measured);
    }
    const of = (key: keyof Run) => median(all.map((one) => one[key]));
    rows[isPlayer ? `${address}, signed in` : address] = {
      score: of('score'),
      lowest: Math.min(...all.map(({ score }) => score)),
      highest: Math.max(...all.map(({ score }) => score)),
      'benchmark index': Math.round(of('index')),
      'blocking time, ms': Math.round(of('blocking')),
      'FCP, ms': Math.round(of('fcp')),
      'LCP, ms': Math.round(of('lcp')),
      shifts: Math.round(of('shifts') * 1_000) / 1_000,
    };
  }
  return rows;
}

async function oneRun(url: string, cookie: string | undefined): Promise<Run> {
  const profile = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
  });
  try {
    // In the browser's own jar: sent by Lighthouse as a header, the page's scripts would not see them.
    if (cookie !== undefined)
      await browser.addCookies(
        Object.entries(parseCookie(cookie)).map(([name, value = '']) => ({ name, value, url: new URL(url).origin })),
      );
    const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    const result = await lighthouse(url, {
      port: Number(port),
      onlyCategories: ['performance'],
      logLevel: 'silent',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse, ${url}: ${runtimeError.message}`);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
      index: environment.benchmarkIndex,
      blocking: value('total-blocking-time'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      shifts: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}
