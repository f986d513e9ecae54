import { isDeepStrictEqual } from 'node:util';
import type { Env } from './env.ts';

/** What SIGHUP reloads (server/services/createLiveSettings.ts), the files of BRANDS, and LOG_LEVEL. */
const reloaded =
  /^(?:LOG_LEVEL|BRANDS|REDIRECTS_FILE|PLATFORM_PERSONAL|RATE_LIMITS|RATE_LIMIT_\w+|CACHE_(?!\w+_MAX_BYTES$)\w+)$/;

/** Whether SIGHUP puts a new value of a variable into effect; others need a restart. */
export function isReloaded(name: string): boolean {
  return reloaded.test(name);
}

/** Names of the variables whose new value needs a restart, in the order of config/default.env. */
export function variablesForRestart(started: Env, next: Env): string[] {
  return (Object.keys(started) as (keyof Env)[]).filter(
    (name) => !isReloaded(name) && !isDeepStrictEqual(started[name], next[name]),
  );
}
