import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstChunkModules } from '../../scripts/firstChunk.ts';
import { journey } from '../support/journey.ts';

const { visit } = journey();

/**
 * Bytes of script as they came over the line, by the end of the idle time after the page, when nobody has pressed anything.
 * The measuring of vitals, 3 kB for one visit in eight, is not every visitor's.
 */
test.each([
  ['/', 116_000],
  ['/gamehall', 129_000],
])('%s brings at most %i bytes of script', async (path, most) => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'uz' });
  await step('open', async () => {
    await Promise.all([page.waitForResponse(/\/assets\/startBackground-/), open(path)]);
    await page.waitForLoadState('networkidle');
  });
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/(?!startVitals).*\.js$/.test(name))
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  );
  const weight = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  // Not the least that could be wrong: scripts from a cache would weigh nothing.
  expect(weight).toBeGreaterThan(90_000);
  expect(
    weight,
    scripts.map(({ name, encodedBodySize }) => `${encodedBodySize} ${name}`).join('\n'),
  ).toBeLessThanOrEqual(most);
});

test('modules of the first chunk, as the list names them, exist', () => {
  expect(firstChunkModules.length).toBeGreaterThan(50);
  expect(firstChunkModules.filter((name) => !existsSync(`${name}.ts`) && !existsSync(`${name}.tsx`))).toEqual([]);
});
