import type { Signal } from '../Incident.ts';
import { metric } from './metric.ts';

/** A gauge beyond this value. */
export function above(name: string, value: number): Signal {
  const { text, read } = metric(name);
  return { text: `${text} is above ${value}`, read, tells: (now) => now > value };
}
