import { ask } from '#tests/support/wire/ask.ts';

/** Reads a value of /metrics, such as `readMetric(origin, 'croupier_breaker_state', { upstream: 'platform' })`; 0 when it is missing. */
export async function readMetric(origin: string, name: string, labels: Record<string, string> = {}): Promise<number> {
  const { text } = await ask(origin, '/metrics');
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text
    .split('\n')
    .find(
      (one) => (one.startsWith(`${name}{`) || one.startsWith(`${name} `)) && wanted.every((part) => one.includes(part)),
    );
  return line === undefined ? 0 : Number(line.slice(line.lastIndexOf(' ') + 1));
}
