import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A script that a page has loaded. */
export interface Script {
  name: string;
  /** Bytes on the network; of a script from the browser's cache, the bytes it had there. */
  encodedBodySize: number;
}

/**
 * The scripts that a page loads without input, up to the end of its idle loading. The measurement of vitals, 3 kB in one visit of
 * eight, is left out. Rejects after Playwright's timeout, and fails the test when a script has no size.
 */
export async function broughtScripts(page: Page): Promise<Script[]> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/startBackground-')),
  );
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/(?!startVitals).*\.js$/.test(name))
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  );
  // A script whose size the browser does not report would count as 0 bytes.
  expect(scripts.filter(({ encodedBodySize }) => encodedBodySize === 0)).toEqual([]);
  return scripts;
}
