import type { SecondTier } from '#server/cache/createCache.ts';

/** One tier of two: reads the near one first, then the far one, and writes to both. */
export function joinTiers<T>(
  near: SecondTier<T> | undefined,
  far: SecondTier<T> | undefined,
): SecondTier<T> | undefined {
  if (!near || !far) return near ?? far;
  return {
    placeOf(key, tag) {
      const [here, there] = [near.placeOf(key, tag), far.placeOf(key, tag)];
      return {
        read: async () => (await here.read()) ?? (await there.read()),
        write(value, lifeMs) {
          here.write(value, lifeMs);
          there.write(value, lifeMs);
        },
        end() {
          here.end?.();
          there.end?.();
        },
      };
    },
  };
}
