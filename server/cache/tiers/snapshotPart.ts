import type { Cache } from '#server/cache/createCache.ts';
import type { Codec } from './createSecondTier.ts';

/** One value of a cache in the snapshot; `ageMs` in ms since it was loaded. */
export interface SnapshotEntry {
  readonly key: string;
  readonly tag: string | undefined;
  readonly ageMs: number;
  /** The value as JSON, encoded by the codec. */
  readonly json: unknown;
}

/** One cache in the snapshot. */
export interface SnapshotPart {
  /** The entries, most recently used first; each is encoded when it is read. */
  dump(): Iterable<SnapshotEntry>;
  /** Stores the entries that the codec accepts; returns how many. */
  restore(entries: readonly SnapshotEntry[]): number;
}

/** Connects a cache to the snapshot through its codec. */
export function snapshotPart<T>(cache: Cache<T>, { encode, decode }: Codec<T>): SnapshotPart {
  return {
    *dump() {
      for (const { key, tag, ageMs, value } of cache.dump()) yield { key, tag, ageMs, json: encode(value) };
    },
    restore(entries) {
      const good = entries.flatMap(({ key, tag, ageMs, json }) => {
        const value = decode(json, key);
        return value === undefined ? [] : [{ key, tag, ageMs, value }];
      });
      cache.restore(good);
      return good.length;
    },
  };
}
