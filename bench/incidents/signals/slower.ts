import type { Signal } from '#bench/incidents/Incident.ts';
import { metric } from './metric.ts';

/** A histogram with more observations above `seconds`, a bound of its buckets. */
export function slower(name: string, labels: Record<string, string | RegExp>, seconds: number): Signal {
  const all = metric(`${name}_count`, labels);
  const quick = metric(`${name}_bucket`, { ...labels, le: String(seconds) });
  return {
    text: `${metric(name, labels).text} has more than ${seconds} s`,
    read: async (rig) => (await all.read(rig)) - (await quick.read(rig)),
    reports: (now, before) => now > before,
  };
}
