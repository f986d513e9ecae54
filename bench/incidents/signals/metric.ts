import type { Signal } from '#bench/incidents/Incident.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { sumOfMetric } from './sumOfMetric.ts';

type Labels = Record<string, string | RegExp>;

/** A series in PromQL notation and its current value, 0 if it does not exist. */
export function metric(name: string, labels: Labels = {}): Pick<Signal, 'text' | 'read'> {
  const patterns = Object.entries(labels).map(([label, wanted]) => {
    const source = typeof wanted === 'string' ? wanted : wanted.source.replaceAll(String.raw`\/`, '/');
    return { label, source, operator: typeof wanted === 'string' ? '=' : '=~' };
  });
  const inside = patterns.map(({ label, operator, source }) => `${label}${operator}"${source}"`).join(',');
  const wanted = Object.fromEntries(patterns.map(({ label, source }) => [label, new RegExp(`^(?:${source})$`)]));
  return {
    text: `\`${name}${inside && `{${inside}}`}\``,
    read: async ({ site }) => sumOfMetric((await ask(site.origin, '/metrics')).text, name, wanted) ?? 0,
  };
}
