import type { Pack } from './Pack.ts';
import { reachedFrom } from './reachedFrom.ts';

/** Cost of one more file for an entry in bytes: its name, headers, worse compression, and its share of a round trip. */
const COST_OF_FILE = 2_500;

interface EntryKind {
  /** Weight of an unused byte, or an additional file. */
  weight: number;
  /** Maximum of unused bytes in total. */
  maxUnused: number;
}

/** Pages count most, because the first frame waits for them; a file loaded at a press arrives when most modules are loaded. */
const PAGE: EntryKind = { weight: 1, maxUnused: 5_000 };
const LOADER: EntryKind = { weight: 0.5, maxUnused: 30_000 };
const REST: EntryKind = { weight: 0.25, maxUnused: 30_000 };
const kindOf = (entry: string): EntryKind =>
  entry.endsWith('Page.tsx') ? PAGE : entry.endsWith('.loader.ts') ? LOADER : REST;

interface Entry extends EntryKind {
  unused: number;
}

interface Pair {
  one: Pack;
  other: Pack;
  gain: number;
}

/**
 * Merges pairs of files, the best first, while fewer requests outweigh the unused bytes that some entries then load. No two files
 * import each other, directly or through others. `ids`: ids of the entries, in the order of `needs`.
 */
export function mergePacks(all: readonly Pack[], ids: readonly string[]): Pack[] {
  const entries = ids.map((id): Entry => ({ ...kindOf(id), unused: 0 }));
  const packs = new Set(all);
  let pairs: Pair[] = [];
  const compare = (one: Pack, other: Pack) => {
    if (one.isEntry || other.isEntry) return;
    const gain = gainOf(one, other, entries);
    if (gain > 0) pairs.push({ one, other, gain });
  };
  for (const [index, one] of all.entries()) for (const other of all.slice(index + 1)) compare(one, other);
  while (pairs.length > 0) {
    const best = pairs.reduce((top, pair) => (pair.gain > top.gain ? pair : top));
    // Earlier merges may have lowered the gain.
    const gain = gainOf(best.one, best.other, entries);
    if (gain <= 0 || wouldBeCircular(best.one, best.other)) {
      pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    if (gain < best.gain) {
      best.gain = gain;
      continue;
    }
    const merged = merge(best.one, best.other, packs, entries);
    pairs = pairs.filter(({ one, other }) => packs.has(one) && packs.has(other));
    for (const pack of packs) compare(merged, pack);
    packs.add(merged);
  }
  return [...packs];
}

const importsOf = ({ imports }: Pack) => imports;

/** Unused bytes for each entry that needs only one of the two, counting everything that the other imports. */
function wasteOf(one: Pack, other: Pack): Float64Array {
  const waste = new Float64Array(one.needs.length);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    for (const { needs, size } of reachedFrom(to, importsOf))
      for (let entry = 0; entry < waste.length; entry += 1)
        if (needs[entry] === 0 && from.needs[entry] === 1 && to.needs[entry] === 0)
          waste[entry] = (waste[entry] as number) + size;
  return waste;
}

/** Bytes saved by merging two files; 0 if an entry would load too many unused bytes. */
function gainOf(one: Pack, other: Pack, entries: readonly Entry[]): number {
  let gain = 0;
  for (const [index, { weight }] of entries.entries())
    if (one.needs[index] === 1 && other.needs[index] === 1) gain += weight * COST_OF_FILE;
  if (gain === 0) return 0;
  const waste = wasteOf(one, other);
  for (const [index, { weight, maxUnused, unused }] of entries.entries()) {
    const more = waste[index] as number;
    if (more > 0 && unused + more > maxUnused) return 0;
    gain -= weight * more;
  }
  return gain;
}

/** Whether one imports the other through a third. */
function wouldBeCircular(one: Pack, other: Pack): boolean {
  const leadsAround = (from: Pack, to: Pack) =>
    [...from.imports].some((pack) => pack !== to && reachedFrom(pack, importsOf).has(to));
  return leadsAround(one, other) || leadsAround(other, one);
}

/** Replaces two files by one, and marks its imports as needed by the same entries. */
function merge(one: Pack, other: Pack, packs: Set<Pack>, entries: readonly Entry[]): Pack {
  const waste = wasteOf(one, other);
  for (const [index, entry] of entries.entries()) entry.unused += waste[index] as number;
  const merged: Pack = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    needs: one.needs.map((need, entry) => need | (other.needs[entry] as number)),
    imports: new Set([...one.imports, ...other.imports].filter((pack) => pack !== one && pack !== other)),
    isEntry: false,
  };
  packs.delete(one);
  packs.delete(other);
  for (const { imports } of packs) {
    const importedOne = imports.delete(one);
    if (imports.delete(other) || importedOne) imports.add(merged);
  }
  for (const { needs } of reachedFrom(merged, importsOf))
    for (const [entry, need] of merged.needs.entries()) if (need === 1) needs[entry] = 1;
  return merged;
}
