import type { SecondTier, StoredValue } from '#server/cache/createCache.ts';
import { withinBudget } from '#server/upstream/withinBudget.ts';

/** Tiers of caches by name. */
export interface SiblingTiers {
  of<T extends object>(cache: string): SecondTier<T>;
}

/** What sites of one upstream share. */
export interface SitesTier extends SiblingTiers {
  /** The same without values of some tags, which a site changes for itself. */
  without(isOwn: (tag: string | undefined) => boolean): SiblingTiers;
  /** Of a tag, or of everything for undefined. */
  purge(tag: string | undefined): void;
}

/** The tiers of a process, by what its sites ask. */
export interface SitesTiers {
  /** `upstream`: everything beside the key that decides what a load says: the upstream's address, its token, the site's query. */
  of(upstream: readonly unknown[]): SitesTier;
}

interface Loaded {
  readonly value: WeakRef<object>;
  readonly loadedAt: number;
  readonly lifeMs: number;
}

/** Milliseconds. A load takes longer where the connections of a flooded site are all taken, which must not hold up the others. */
const BUDGET = 1_000;

/**
 * Lets the sites of one process that ask one upstream the same use what one of them has loaded: the upstream is asked once, and the value
 * is in memory once. Each site has a cache of its own with its own times; here stands only where a value is, without holding it. The
 * values must be immutable, and say nothing of a visitor, as those of every cache.
 *
 * Sites that begin at once, such as those of a start, ask once too: the others wait for the load of the first, and load themselves when it
 * has failed, may not be shared or takes long.
 *
 * A purge changes the places, so that a load that began before it writes where nothing is read.
 */
export function createSitesTiers({
  now = () => performance.now(),
  budget = BUDGET,
}: {
  now?: () => number;
  /** Milliseconds that a site waits for the load of another. */
  budget?: number;
} = {}): SitesTiers {
  const places = new Map<string, Loaded>();
  /** Loads under way, by place; each is resolved when it has ended. */
  const loading = new Map<string, PromiseWithResolvers<void>>();
  const collected = new FinalizationRegistry<{ place: string; value: WeakRef<object> }>(({ place, value }) => {
    if (places.get(place)?.value === value) places.delete(place);
  });
  const tiers = new Map<string, SitesTier>();

  function tierOf(owner: number): SitesTier {
    let all = 0;
    const generations = new Map<string, number>();
    const generationOf = (tag: string | undefined) => `${all}.${(tag !== undefined && generations.get(tag)) || 0}`;
    const without = (isOwn: (tag: string | undefined) => boolean): SiblingTiers => ({
      of: <T extends object>(cache: string): SecondTier<T> => ({
        placeOf(key, tag) {
          if (isOwn(tag)) return { read: () => Promise.resolve(undefined), write() {} };
          const place = `${owner}|${cache}|${generationOf(tag)}|${key}`;
          let load: PromiseWithResolvers<void> | undefined;
          function usable(): StoredValue<T> | undefined {
            const loaded = places.get(place);
            const value = loaded?.value.deref() as T | undefined;
            const ageMs = loaded ? now() - loaded.loadedAt : 0;
            return value !== undefined && loaded !== undefined && ageMs < loaded.lifeMs ? { value, ageMs } : undefined;
          }
          return {
            async read() {
              const value = usable();
              if (value) return value;
              const ofSibling = loading.get(place);
              if (ofSibling) {
                await withinBudget(ofSibling.promise, budget).catch(() => {});
                return usable();
              }
              load = Promise.withResolvers<void>();
              loading.set(place, load);
              return undefined;
            },
            end() {
              if (load && loading.get(place) === load) loading.delete(place);
              load?.resolve();
            },
            write(value, lifeMs) {
              const held = new WeakRef<object>(value);
              places.set(place, { value: held, loadedAt: now(), lifeMs });
              collected.register(value, { place, value: held });
            },
          };
        },
      }),
    });
    return {
      ...without(() => false),
      without,
      purge(tag) {
        if (tag === undefined) all += 1;
        else generations.set(tag, (generations.get(tag) ?? 0) + 1);
      },
    };
  }

  return {
    of(upstream) {
      const name = JSON.stringify(upstream);
      const tier = tiers.get(name) ?? tierOf(tiers.size);
      tiers.set(name, tier);
      return tier;
    },
  };
}
