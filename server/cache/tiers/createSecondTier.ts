import type { SecondTier } from '#server/cache/createCache.ts';
import { DAY_MS } from '#shared/constants.ts';
import type { InvalidationBus } from './createInvalidationBus.ts';
import type { Valkey } from './createValkey.ts';
import { textDigest } from './textDigest.ts';

/** Serializes the values of a cache to JSON, and checks them when they are read back. */
export interface Codec<T> {
  encode(value: T): unknown;
  /** Undefined for a value of the wrong shape: from another build, or written by another tenant of Valkey. */
  decode(json: unknown, key: string): T | undefined;
}

/** How a read or write of the second tier ended. `refused`: the stored text was damaged or of another shape. */
export type SecondTierOutcome = 'hit' | 'miss' | 'refused' | 'failed' | 'written';

/** Options of `createSecondTiers`. */
export interface SecondTierOptions {
  valkey: Valkey;
  bus: Pick<InvalidationBus, 'generationOf'>;
  /** `{app}:{build}:{schema}:{upstreams}`: values of another build, schema or site have other keys. */
  prefix: string;
  onOutcome?: (cache: string, outcome: SecondTierOutcome) => void;
}

/** Creates the second tier of a cache by its name. */
export interface SecondTiers {
  of<T>(cache: string, codec: Codec<T>): SecondTier<T>;
}

const MAX_KEY_LENGTH = 256;
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_LIFE = 7 * DAY_MS;

/**
 * Shares values of the caches between replicas through Valkey, so that a new replica does not call the upstreams again and one
 * refresh serves all. Takes at most 50 ms and never rejects: without it each replica works alone.
 *
 * A value is stored as `{sha256} {json}` with its key inside, and is read only if checksum and key match and the codec accepts it. Its
 * age is computed from the remaining expiry in Valkey (PX), because the clocks of two machines differ and may jump.
 */
export function createSecondTiers({ valkey, bus, prefix, onOutcome }: SecondTierOptions): SecondTiers {
  return {
    of<T>(cache: string, codec: Codec<T>): SecondTier<T> {
      const report = (outcome: SecondTierOutcome) => onOutcome?.(cache, outcome);
      return {
        placeOf(key, tag) {
          const generation = bus.generationOf(tag);
          if (generation === undefined) return nowhere;
          const place = `${prefix}:${cache}:${generation}:${key.length > MAX_KEY_LENGTH ? textDigest(key) : key}`;
          return {
            async read() {
              try {
                const [text, remainingMs] = await valkey.run((client) =>
                  Promise.all([client.get(place), client.pTTL(place)]),
                );
                if (text === null || remainingMs <= 0) {
                  report('miss');
                  return undefined;
                }
                const stored = read(text, key, remainingMs, codec);
                report(stored ? 'hit' : 'refused');
                return stored;
              } catch {
                report('failed');
                return undefined;
              }
            },
            write(value, lifeMs) {
              const life = Math.min(MAX_LIFE, Math.floor(lifeMs));
              if (life < 1) return;
              const json = JSON.stringify({ key, life, value: codec.encode(value) });
              if (json.length > MAX_BYTES) return;
              valkey
                .run((client) =>
                  client.set(place, `${textDigest(json)} ${json}`, { expiration: { type: 'PX', value: life } }),
                )
                .then(
                  () => report('written'),
                  () => report('failed'),
                );
            },
          };
        },
      };
    },
  };
}

const nowhere = { read: () => Promise.resolve(undefined), write() {} };

function read<T>(
  text: string,
  key: string,
  remainingMs: number,
  codec: Codec<T>,
): { value: T; ageMs: number } | undefined {
  const space = text.indexOf(' ');
  const json = text.slice(space + 1);
  if (space === -1 || text.length > 2 * MAX_BYTES || textDigest(json) !== text.slice(0, space)) return undefined;
  const stored = JSON.parse(json) as { key?: unknown; life?: unknown; value?: unknown } | null;
  if (stored?.key !== key || typeof stored.life !== 'number') return undefined;
  const value = codec.decode(stored.value, key);
  return value === undefined ? undefined : { value, ageMs: Math.max(0, stored.life - remainingMs) };
}
