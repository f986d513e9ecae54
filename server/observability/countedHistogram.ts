import type { Metric, MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

export interface CountedHistogramOptions {
  name: string;
  help: string;
  /** Upper bounds, ascending. */
  buckets: readonly number[];
}

/** Counts a value. */
export type Observe = (value: number) => void;

/**
 * A histogram for what happens thousands of times a second: each series is asked for once, by its labels, and then counts
 * into plain numbers; text is made of them when somebody reads the metrics. prom-client's own looks its series up by a text
 * made of the labels at every value, which is a fortieth of a cached page. Ask once for the same labels: series are not compared.
 */
export function countedHistogram(
  registry: Registry,
  { name, help, buckets }: CountedHistogramOptions,
): (labels: Record<string, string>) => Observe {
  const all: { labels: Record<string, string>; counts: Float64Array; sum: number }[] = [];

  const values = (): (MetricValue<string> & { metricName: string })[] =>
    all.flatMap(({ labels, counts, sum }) => {
      let count = 0;
      const bounds = [...buckets, '+Inf'].map((le, index) => {
        count += counts[index] ?? 0;
        return { labels: { le, ...labels }, value: count, metricName: `${name}_bucket` };
      });
      return [
        ...bounds,
        { labels, value: sum, metricName: `${name}_sum` },
        { labels, value: count, metricName: `${name}_count` },
      ];
    });

  registry.registerMetric({
    name,
    get: async () => ({ name, help, type: 'histogram', aggregator: 'sum', values: values() }) as unknown as Read,
  } as unknown as Metric);

  return (labels) => {
    const series = { labels, counts: new Float64Array(buckets.length + 1), sum: 0 };
    all.push(series);
    return (value) => {
      let bucket = 0;
      while (bucket < buckets.length && value > (buckets[bucket] as number)) bucket += 1;
      series.counts[bucket] = (series.counts[bucket] as number) + 1;
      series.sum += value;
    };
  };
}

type Read = MetricObjectWithValues<MetricValue<string>>;
