import type { Cache } from '../createCache.ts';
import type { Codec } from './createSecondTier.ts';

export interface SnapshotEntry {
  readonly key: string;
  readonly tag: string | undefined;
  readonly ageMs: number;
  /** As the codec writes it: JSON. */
  readonly json: unknown;
}

/** One cache, as the snapshot sees it. */
export interface SnapshotPart {
  /** The most recently used first; encoded one by one as they are taken. */
  dump(): Iterable<SnapshotEntry>;
  /** How many of them were what they should be. */
  restore(entries: readonly SnapshotEntry[]): number;
}

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
