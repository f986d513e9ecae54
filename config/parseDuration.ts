const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `250ms`, `10s`, `5m`, `1h`, `7d` or a bare `0` -> milliseconds; undefined when it is none of these. */
export function parseDuration(text: string): number | undefined {
  if (text === '0') return 0;
  const [, amount, unit] = /^(\d{1,9})(ms|s|m|h|d)$/.exec(text) ?? [];
  return unit === undefined ? undefined : Number(amount) * units[unit as keyof typeof units];
}
