import type { Signal } from '#bench/incidents/Incident.ts';
import { metric } from './metric.ts';

/** A gauge that equals a value. */
export function is(name: string, labels: Record<string, string>, value: number): Signal {
  const { text, read } = metric(name, labels);
  return { text: `${text} is ${value}`, read, reports: (now) => now === value };
}
