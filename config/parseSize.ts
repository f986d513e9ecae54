const units = { kB: 1e3, MB: 1e6, GB: 1e9 } as const;

/** `512kB`, `64MB`, `1GB` or a bare `0` -> bytes (SI: 1 kB is 1000 bytes); undefined when it is none of these. */
export function parseSize(text: string): number | undefined {
  if (text === '0') return 0;
  const [, amount, unit] = /^(\d{1,6})(kB|MB|GB)$/.exec(text) ?? [];
  return unit === undefined ? undefined : Number(amount) * units[unit as keyof typeof units];
}
