import type { Signal } from '../Incident.ts';
import { metric } from './metric.ts';

/** A counter that goes up. */
export function rises(name: string, labels: Record<string, string | RegExp> = {}): Signal {
  const { text, read } = metric(name, labels);
  return { text: `${text} rises`, read, tells: (now, before) => now > before };
}
