import type { Valkey } from '#server/cache/tiers/createValkey.ts';
import { type GuessRule, type GuessVerdict, guessTimes } from '#shared/auth/guessRule.ts';

/** Guesses counted by all replicas together (those of one replica: createGuessLimits). */
export interface SharedGuesses {
  /** Counts a guess as wrong and returns 0, or the milliseconds to wait; 0 also when Valkey does not answer. */
  take(place: string, rule: GuessRule): Promise<number>;
  /** Takes a counted guess back, without waiting; a failure is ignored. */
  takeBack(place: string, verdict: Exclude<GuessVerdict, 'wrong'>): void;
  forget(place: string): void;
}

/** shared/auth/guessRule.ts in Lua, with the clock of Valkey: those of the replicas may differ. */
const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local day = tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'wrong', 'row', 'since', 'until')
local wrong, row, since, free = tonumber(kept[1] or 0), tonumber(kept[2] or 0), tonumber(kept[3] or now), tonumber(kept[4] or 0)
if now - since >= day then wrong, row, since, free = 0, 0, now, 0 end
if free > now then return free - now end
wrong, row, free = wrong + 1, row + 1, 0
local after = tonumber(ARGV[1])
if wrong >= tonumber(ARGV[2]) then free = since + day
elseif after > 0 and row % after == 0 then free = now + tonumber(ARGV[4]) * tonumber(ARGV[5]) ^ (row / after - 1) end
redis.call('HSET', KEYS[1], 'wrong', wrong, 'row', row, 'since', since, 'until', free)
redis.call('PEXPIRE', KEYS[1], day)
return 0`;
const TAKE_BACK = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local wrong = math.max(0, tonumber(redis.call('HGET', KEYS[1], 'wrong')) - 1)
local row = ARGV[1] == 'right' and 0 or math.max(0, tonumber(redis.call('HGET', KEYS[1], 'row')) - 1)
redis.call('HSET', KEYS[1], 'wrong', wrong, 'row', row, 'until', 0)
return 0`;

/** Creates the shared counts in Valkey; `site` prefixes the keys. */
export function createSharedGuesses(valkey: Pick<Valkey, 'run' | 'runSlowly'>, site: string): SharedGuesses {
  const keyOf = (place: string) => `${site}:guess:${place}`;
  const { day, firstLock, growth } = guessTimes;
  return {
    async take(place, { lockAfter, aDay }) {
      const numbers = [Number.isFinite(lockAfter) ? lockAfter : 0, aDay, day, firstLock, growth].map(String);
      try {
        return Number(await valkey.run((client) => client.eval(TAKE, { keys: [keyOf(place)], arguments: numbers })));
      } catch {
        return 0;
      }
    },
    takeBack(place, verdict) {
      valkey
        .runSlowly((client) => client.eval(TAKE_BACK, { keys: [keyOf(place)], arguments: [verdict] }))
        .catch(() => {});
    },
    forget(place) {
      valkey.runSlowly((client) => client.del(keyOf(place))).catch(() => {});
    },
  };
}
