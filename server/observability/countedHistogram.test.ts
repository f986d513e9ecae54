import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { countedHistogram } from './countedHistogram.ts';

const options = { name: 'took_seconds', help: 'How long it took.', buckets: [0.001, 0.01, 0.5, 5] };

test('countedHistogram, for any observations, prints the same text as prom-client’s Histogram', async () => {
  const value = fc.oneof(fc.constantFrom(...options.buckets, 0, 7), fc.double({ min: 0, max: 10, noNaN: true }));
  const observation = fc.record({ route: fc.constantFrom('/', '/game/:sysname', 'a"b\\\\c'), value });
  await fc.assert(
    fc.asyncProperty(fc.array(observation), async (observations) => {
      const [ours, theirs] = [new Registry(), new Registry()];
      const seriesOf = countedHistogram(ours, options);
      const counted = new Histogram({ ...options, labelNames: ['route'], registers: [theirs] });
      const series = new Map<string, (value: number) => void>();
      for (const { route, value: took } of observations) {
        const observe = series.get(route) ?? seriesOf({ route });
        series.set(route, observe);
        observe(took);
        counted.observe({ route }, took);
      }
      expect(await ours.metrics()).toBe(await theirs.metrics());
    }),
    { numRuns: 50 },
  );
});
