/** Number of requests per target, for tests that assert how often the site asks. */
export interface Counters {
  count(target: string): void;
  read(): Record<string, number>;
  reset(): void;
}

export function createCounters(): Counters {
  const counts = new Map<string, number>();
  return {
    count: (target) => {
      counts.set(target, (counts.get(target) ?? 0) + 1);
    },
    read: () => Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    reset: () => counts.clear(),
  };
}
