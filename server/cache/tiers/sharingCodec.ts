import type { Codec } from './createSecondTier.ts';
import { textDigest } from './textDigest.ts';

/**
 * A codec whose decoded values are in memory once: the sites of a process (BRANDS) restore snapshots that mostly say the same. What was
 * decoded from the same text under the same key is given again, as long as any site holds it. The values must be immutable, and follow
 * from key and text alone.
 */
export function sharingCodec<T extends object>({ encode, decode }: Codec<T>): Codec<T> {
  const decoded = new Map<string, WeakRef<T>>();
  const collected = new FinalizationRegistry<string>((place) => {
    if (decoded.get(place)?.deref() === undefined) decoded.delete(place);
  });
  return {
    encode,
    decode(json, key) {
      const place = textDigest(`${key}\n${JSON.stringify(json)}`);
      const restored = decoded.get(place)?.deref();
      if (restored) return restored;
      const value = decode(json, key);
      if (value === undefined) return undefined;
      decoded.set(place, new WeakRef(value));
      collected.register(value, place);
      return value;
    },
  };
}
