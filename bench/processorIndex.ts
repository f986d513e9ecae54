const ROUNDS = 5;
const SIZE = 60_000;

/**
 * What this machine has left for us at this moment, as how often a second it does a fixed piece of work: objects, texts and a sort,
 * as a page's script does them. Figures of two runs may be compared where their indexes are alike.
 */
export function processorIndex(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.round(10_000 / Math.min(...times));
}

function work(): number {
  // The same numbers every time (Lehmer).
  let seed = 42;
  const items = Array.from({ length: SIZE }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { id: seed, name: `name-${seed}` };
  });
  const names = items.toSorted((one, other) => one.id - other.id).map(({ name }) => name.toUpperCase());
  return new Map(names.map((name, at) => [name, at])).size;
}
