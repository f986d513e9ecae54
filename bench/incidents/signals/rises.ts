import type { Signal } from '#bench/incidents/Incident.ts';
import { metric } from './metric.ts';

/** A counter that increases. */
export function rises(name: string, labels: Record<string, string | RegExp> = {}): Signal {
  const { text, read } = metric(name, labels);
  return { text: `${text} rises`, read, reports: (now, before) => now > before };
}
