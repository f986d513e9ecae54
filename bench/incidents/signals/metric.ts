import type { Signal } from '#bench/incidents/Incident.ts';
import { ask } from '#tests/support/wire/ask.ts';

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

/** The sum of the series whose labels match, e.g. `sumOfMetric(text, 'croupier_breaker_state', { upstream: /^platform$/ })`; undefined if none does. */
function sumOfMetric(text: string, name: string, labels: Record<string, RegExp>): number | undefined {
  let sum: number | undefined;
  for (const line of text.split('\n')) {
    if (!line.startsWith(`${name}{`) && !line.startsWith(`${name} `)) continue;
    const matches = Object.entries(labels).every(([label, pattern]) =>
      pattern.test(new RegExp(`[{,]${label}="([^"]*)"`).exec(line)?.[1] ?? ''),
    );
    if (matches) sum = (sum ?? 0) + Number(line.slice(line.lastIndexOf(' ') + 1));
  }
  return sum;
}
