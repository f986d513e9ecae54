import { ConfigError } from '#config/ConfigError.ts';
import { type Caching, type CachingEnv, caching } from '#config/caching.ts';
import type { Env } from '#config/env.ts';
import { acceptedText, readText, UnreadableFile } from '#config/files/readText.ts';
import { type RateLimitName, rateLimitTable } from '#config/rateLimits.ts';
import { parseRedirectsFile } from '#shared/redirects/parseRedirectsFile.ts';
import { type RedirectIndex, redirectIndex } from '#shared/redirects/redirectIndex.ts';

/** The variables of the settings. */
export type LiveSettingsEnv = CachingEnv &
  Pick<Env, 'REDIRECTS_FILE' | 'RATE_LIMITS' | (typeof rateLimitTable)[RateLimitName]['variable']>;

/** Settings that SIGHUP replaces while the process runs; read at every use. */
export interface LiveSettings {
  /** Cache times of all caches. */
  caching(): Caching;
  /** Rules of REDIRECTS_FILE. */
  redirects(): RedirectIndex;
  /** Requests per visitor and minute; Infinity while RATE_LIMITS is off. */
  perMinute(name: RateLimitName): number;
  /** Reads new settings; throws when they are invalid. Returns what puts them into effect. */
  prepare(next: LiveSettingsEnv): () => void;
  /** Registers a callback for state that depends on the settings and must not outlive them. */
  onReload(run: () => void): void;
}

/** Reads the settings. Throws when REDIRECTS_FILE cannot be read or contains an invalid rule. */
export function createLiveSettings(env: LiveSettingsEnv): LiveSettings {
  let live = read(env);
  const afterReload: (() => void)[] = [];
  return {
    caching: () => live.caching,
    redirects: () => live.redirects,
    perMinute: (name) => live.perMinute(name),
    prepare(next) {
      const settings = read(next);
      return () => {
        live = settings;
        for (const run of afterReload) run();
      };
    },
    onReload: (run) => void afterReload.push(run),
  };
}

function read(env: LiveSettingsEnv) {
  const { REDIRECTS_FILE: file, RATE_LIMITS } = env;
  return {
    caching: caching(env),
    redirects: redirectIndex(parseRedirectsFile(textOf(file), file)),
    perMinute: (name: RateLimitName) => (RATE_LIMITS === 'off' ? Infinity : env[rateLimitTable[name].variable]),
  };
}

function textOf(file: string): string {
  try {
    return readText(file);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const problem = `names ${file}, which ${error.message}`;
    throw new ConfigError([{ name: 'REDIRECTS_FILE', source: 'configuration', problem, accepted: acceptedText }]);
  }
}
