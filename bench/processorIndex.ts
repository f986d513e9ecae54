const ROUNDS = 5;
const SIZE = 60_000;

/**
 * The current free speed of this machine, as runs per second of a fixed piece of work: objects, texts and a sort, like a page's
 * script. Figures of two runs are comparable if their indexes are similar. `now`: milliseconds; with a clock of processor time the index is
 * that of the core, however many processes share it. `rounds`: the fastest counts; a single one is slowed down by the same neighbours as work
 * that is measured beside it.
 */
export function processorIndex(now: () => number = () => performance.now(), rounds = ROUNDS): number {
  const times = Array.from({ length: rounds }, () => {
    const startedAt = now();
    work();
    return now() - startedAt;
  });
  return Math.round(10_000 / Math.min(...times));
}

function work(): number {
  // Deterministic random numbers (Lehmer).
  let seed = 42;
  const items = Array.from({ length: SIZE }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { id: seed, name: `name-${seed}` };
  });
  const names = items.toSorted((one, other) => one.id - other.id).map(({ name }) => name.toUpperCase());
  return new Map(names.map((name, index) => [name, index])).size;
}
