/** The sum of a metric's series whose labels match: `sumOfMetric(text, 'breaker_state', { upstream: /^platform$/ })`. Undefined: there is none. */
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
