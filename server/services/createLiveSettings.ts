import { readFileSync } from 'node:fs';
import { type Caching, caching } from '../../config/caching.ts';
import type { Env } from '../../config/env.ts';
import { type RateLimitName, rateLimitTable } from '../../config/rateLimits.ts';
import { parseRedirectsFile } from '../../shared/redirects/parseRedirectsFile.ts';
import { type RedirectIndex, redirectIndex } from '../../shared/redirects/redirectIndex.ts';

/** What SIGHUP may exchange while the process runs; read at every use. */
export interface LiveSettings {
  caching(): Caching;
  /** Rules of REDIRECTS_FILE. */
  redirects(): RedirectIndex;
  /** Requests of one visitor a minute; Infinity while RATE_LIMITS is off. */
  perMinute(name: RateLimitName): number;
  /** Throws, and changes nothing, when the new settings are bad. */
  reload(next: Env): void;
  /** For what depends on the rules and must not outlive them. */
  onReload(run: () => void): void;
}

/** Throws where REDIRECTS_FILE cannot be read or holds a bad rule. */
export function createLiveSettings(env: Env): LiveSettings {
  let live = read(env);
  const afterReload: (() => void)[] = [];
  return {
    caching: () => live.caching,
    redirects: () => live.redirects,
    perMinute: (name) => live.perMinute(name),
    reload(next) {
      live = read(next);
      for (const run of afterReload) run();
    },
    onReload: (run) => void afterReload.push(run),
  };
}

function read(env: Env) {
  const { REDIRECTS_FILE: file, RATE_LIMITS } = env;
  return {
    caching: caching(env),
    redirects: redirectIndex(parseRedirectsFile(readFileSync(file, 'utf8'), file)),
    perMinute: (name: RateLimitName) => (RATE_LIMITS === 'off' ? Infinity : env[rateLimitTable[name].variable]),
  };
}
