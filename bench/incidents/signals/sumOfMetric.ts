/** The sum of the series whose labels match, e.g. `sumOfMetric(text, 'croupier_breaker_state', { upstream: /^platform$/ })`; undefined if none does. */
export function sumOfMetric(text: string, name: string, labels: Record<string, RegExp>): number | undefined {
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
