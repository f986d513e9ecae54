import type { Valkey } from '../../cache/tiers/createValkey.ts';

/** The token buckets of all replicas (createTokenBuckets has this one's). */
export interface SharedBuckets {
  /** Milliseconds to wait, 0 when a token was taken; also 0 when Valkey does not say: each replica has counted for itself. */
  take(name: string, key: string, perMinute: number): Promise<number>;
  giveBack(name: string, key: string, perMinute: number): void;
  /** Whether nobody has said this id before, for `ms`; also when Valkey does not say. */
  isFirst(id: string, ms: number): Promise<boolean>;
}

/** By Valkey's clock: the replicas' own may differ. An entry lives until its bucket is full, which is what no entry means. */
const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + t[2] / 1000
local full = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0')) + tonumber(ARGV[1])
local wait = full - now - 60000
if wait > 1 then return math.ceil(wait) end
if full <= now then redis.call('DEL', KEYS[1]) return 0 end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now))
return 0`;

export function createSharedBuckets(valkey: Pick<Valkey, 'run' | 'runSlowly'>, site: string): SharedBuckets {
  const asked = (name: string, key: string, step: number) => ({
    keys: [`${site}:limit:${name}:${key}`],
    arguments: [String(step)],
  });
  return {
    async take(name, key, perMinute) {
      try {
        return Number(await valkey.run((client) => client.eval(TAKE, asked(name, key, 60_000 / perMinute))));
      } catch {
        return 0;
      }
    },
    giveBack(name, key, perMinute) {
      valkey.runSlowly((client) => client.eval(TAKE, asked(name, key, -60_000 / perMinute))).catch(() => {});
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
