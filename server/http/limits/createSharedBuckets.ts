import type { Valkey } from '#server/cache/tiers/createValkey.ts';

/** Token buckets shared by all replicas (those of one replica: createTokenBuckets). */
export interface SharedBuckets {
  /** Milliseconds to wait; 0 when a token was taken, and also when Valkey does not answer: each replica has already counted for itself. */
  take(name: string, key: string, perMinute: number): Promise<number>;
  /** Returns a token without waiting; a failure is ignored. */
  giveBack(name: string, key: string, perMinute: number): void;
  /** Whether this id was not seen in the last `ms` milliseconds; also true when Valkey does not answer. */
  isFirst(id: string, ms: number): Promise<boolean>;
}

/**
 * Uses the clock of Valkey: those of the replicas may differ. An entry expires when its bucket is full, which is what a missing entry
 * means.
 */
const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + t[2] / 1000
local full = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0')) + tonumber(ARGV[1])
local wait = full - now - 60000
if wait > 1 then return math.ceil(wait) end
if full <= now then redis.call('DEL', KEYS[1]) return 0 end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now))
return 0`;

/** Creates the shared buckets in Valkey; `site` prefixes the keys. */
export function createSharedBuckets(valkey: Pick<Valkey, 'run' | 'runSlowly'>, site: string): SharedBuckets {
  const evalOptions = (name: string, key: string, step: number) => ({
    keys: [`${site}:limit:${name}:${key}`],
    arguments: [String(step)],
  });
  return {
    async take(name, key, perMinute) {
      try {
        return Number(await valkey.run((client) => client.eval(TAKE, evalOptions(name, key, 60_000 / perMinute))));
      } catch {
        return 0;
      }
    },
    giveBack(name, key, perMinute) {
      valkey.runSlowly((client) => client.eval(TAKE, evalOptions(name, key, -60_000 / perMinute))).catch(() => {});
    },
    async isFirst(id, ms) {
      const options = { condition: 'NX', expiration: { type: 'PX', value: ms } } as const;
      try {
        return (await valkey.run((client) => client.set(`${site}:once:${id}`, '1', options))) !== null;
      } catch {
        return true;
      }
    },
  };
}
