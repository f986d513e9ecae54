import { createHash } from 'node:crypto';
import type { InvalidationBus } from './createInvalidationBus.ts';
import type { SecondTier } from '../createCache.ts';
import type { Valkey } from './createValkey.ts';

/** How values leave the process and are checked when they come back. JSON, so that nothing that arrives can be code. */
export interface Codec<T> {
  encode(value: T): unknown;
  /** Undefined when it is not what it should be: another build's shape, another tenant's joke. */
  decode(json: unknown, key: string): T | undefined;
}

export type SecondTierOutcome = 'hit' | 'miss' | 'refused' | 'failed' | 'written';

export interface SecondTierOptions {
  valkey: Valkey;
  bus: Pick<InvalidationBus, 'generationOf'>;
  /** `{app}:{build}:{schema}:{upstreams}`: what another build, another shape or another site stored is not even seen. */
  prefix: string;
  onOutcome?: (cache: string, outcome: SecondTierOutcome) => void;
}

export interface SecondTiers {
  of<T>(cache: string, codec: Codec<T>): SecondTier<T>;
}

const longestKey = 256;
const maxBytes = 4 * 1024 * 1024;
const maxLife = 7 * 24 * 3_600_000;

/**
 * What the replicas share: values of the caches in Valkey, so that a new replica need not ask the upstreams again and one
 * refresh serves all. Never slower than 50 ms, never an error: without it each replica works alone.
 *
 * A value is stored as `{sha256} {json}` with its key inside, and read only if all three fit and the codec accepts it. Its age is
 * what the expiry of Valkey says (PX), because the clocks of two machines do not agree and clocks jump.
 */
export function createSecondTiers({ valkey, bus, prefix, onOutcome }: SecondTierOptions): SecondTiers {
  return {
    of<T>(cache: string, codec: Codec<T>): SecondTier<T> {
      const tell = (outcome: SecondTierOutcome) => onOutcome?.(cache, outcome);
      return {
        at(key, tag) {
          const generation = bus.generationOf(tag);
          if (generation === undefined) return nowhere;
          const place = `${prefix}:${cache}:${generation}:${key.length > longestKey ? digest(key) : key}`;
          return {
            async read() {
              try {
                const [text, left] = await valkey.run((client) => Promise.all([client.get(place), client.pTTL(place)]));
                if (text === null || left <= 0) {
                  tell('miss');
                  return undefined;
                }
                const stored = read(text, key, left, codec);
                tell(stored ? 'hit' : 'refused');
                return stored;
              } catch {
                tell('failed');
                return undefined;
              }
            },
            write(value, lifeMs) {
              const life = Math.min(maxLife, Math.floor(lifeMs));
              if (life < 1) return;
              const json = JSON.stringify({ key, life, value: codec.encode(value) });
              if (json.length > maxBytes) return;
              valkey
                .run((client) =>
                  client.set(place, `${digest(json)} ${json}`, { expiration: { type: 'PX', value: life } }),
                )
                .then(
                  () => tell('written'),
                  () => tell('failed'),
                );
            },
          };
        },
      };
    },
  };
}

const nowhere = { read: () => Promise.resolve(undefined), write() {} };

function read<T>(text: string, key: string, left: number, codec: Codec<T>): { value: T; ageMs: number } | undefined {
  const space = text.indexOf(' ');
  const json = text.slice(space + 1);
  if (space === -1 || text.length > 2 * maxBytes || digest(json) !== text.slice(0, space)) return undefined;
  const stored = JSON.parse(json) as { key?: unknown; life?: unknown; value?: unknown } | null;
  if (stored?.key !== key || typeof stored.life !== 'number') return undefined;
  const value = codec.decode(stored.value, key);
  return value === undefined ? undefined : { value, ageMs: Math.max(0, stored.life - left) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
