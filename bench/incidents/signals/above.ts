import type { Signal } from '#bench/incidents/Incident.ts';
import { metric } from './metric.ts';

/** A gauge above a value. */
export function above(name: string, value: number): Signal {
  const { text, read } = metric(name);
  return { text: `${text} is above ${value}`, read, reports: (now) => now > value };
}
