import type { Page } from 'playwright';
import { expect } from 'vitest';

export interface Script {
  name: string;
  /** Bytes as they come over the line; what comes from the browser's cache is told with the size that it had on the line. */
  encodedBodySize: number;
}

/**
 * The scripts of a page by the end of the idle time after it, when nobody has pressed anything. The measuring of vitals, 3 kB for one visit
 * in eight, is not every visitor's.
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
  // A script of which the browser did not tell would weigh nothing.
  expect(scripts.filter(({ encodedBodySize }) => encodedBodySize === 0)).toEqual([]);
  return scripts;
}
