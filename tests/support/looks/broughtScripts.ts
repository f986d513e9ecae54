import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A script that a page has loaded. */
export interface Script {
  name: string;
  /** Bytes on the network; of a script from the browser's cache, the bytes it had there. */
  encodedBodySize: number;
}

/** Milliseconds without a further file after which the idle loading of a page is over. */
const QUIET_MS = 800;

/**
 * The scripts that a page loads without a press or a move, up to the end of its idle loading. The measurement of vitals, 3 kB in one visit of
 * eight, is left out. Rejects after Playwright's timeout, and fails the test when a script has no size.
 */
export async function broughtScripts(page: Page, { isPlayer }: { isPlayer: boolean }): Promise<Script[]> {
  // Each waits for two quiet seconds of its own, or for an input: a wheel that does not turn loads nothing else.
  for (const part of ['startBackground', ...(isPlayer ? ['startLive'] : [])])
    await page.waitForFunction((start) => {
      dispatchEvent(new Event('wheel'));
      return performance.getEntriesByType('resource').some(({ name }) => name.includes(start));
    }, `/assets/${part}-`);
  // Playwright's `networkidle` is reached once, often before the browser is idle and loads the rest.
  await page.waitForFunction(
    (quiet) =>
      performance
        .getEntriesByType('resource')
        .every((entry) => performance.now() - (entry as PerformanceResourceTiming).responseEnd > quiet),
    QUIET_MS,
  );
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/(?!startVitals).*\.js$/.test(name))
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  );
  // A script whose size the browser does not report would count as 0 bytes.
  expect(scripts.filter(({ encodedBodySize }) => encodedBodySize === 0)).toEqual([]);
  return scripts;
}
