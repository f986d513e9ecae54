import { collections } from '#shared/content/collections.ts';
import type { ConfigProblem } from './ConfigError.ts';
import { cachedPages } from './cachedPages.ts';
import { parseDuration } from './parseDuration.ts';

/** `{ 'settings-seo': { fresh: 300_000 } }`: cache times of single collections or pages. Milliseconds. */
export type CacheOverrides = Readonly<Record<string, Partial<Record<'fresh' | 'stale' | 'error', number>>>>;

type Family = 'CONTENT' | 'PAGES';

/** What may have cache times of its own: its name in a variable -> its key in the overrides. */
const named: Record<Family, { what: string; keys: ReadonlyMap<string, string> }> = {
  CONTENT: {
    what: 'collection',
    keys: new Map(Object.keys(collections).map((name) => [name.toUpperCase().replaceAll('-', '_'), name])),
  },
  PAGES: { what: 'cached page', keys: cachedPages },
};

const OVERRIDE_NAME = /^CACHE_(CONTENT|PAGES)_(FRESH|STALE|ERROR)__([A-Z0-9]+(?:_[A-Z0-9]+)*)$/;

/** Whether a name has the form of an override: `CACHE_CONTENT_FRESH__SETTINGS_SEO`, `CACHE_PAGES_STALE__GAMEHALL`. */
export function isCacheOverride(name: string): boolean {
  return OVERRIDE_NAME.test(name);
}

/**
 * Reads the overrides among the given variables: of collections by their name, of pages by the pattern of their route. Adds a problem for
 * each that is not a duration or names nothing. `accepted` describes durations; `source` returns where a variable was set.
 */
export function parseCacheOverrides(
  given: Readonly<Record<string, string | undefined>>,
  { accepted, source }: { accepted: string; source: (name: string) => string },
  problems: ConfigProblem[],
): { content: CacheOverrides; pages: CacheOverrides } {
  const families: Record<Family, Record<string, CacheOverrides[string]>> = { CONTENT: {}, PAGES: {} };
  for (const [name, value] of Object.entries(given)) {
    const [, family, phase = '', suffix = ''] = OVERRIDE_NAME.exec(name) ?? [];
    if (family === undefined) continue;
    const { what, keys } = named[family as Family];
    const time = parseDuration(value ?? '');
    const key = keys.get(suffix);
    if (time === undefined) {
      problems.push({ name, source: source(name), problem: `${JSON.stringify(value)} is not accepted`, accepted });
    } else if (key === undefined) {
      const all = [...keys.keys()].join(', ');
      problems.push({ name, source: source(name), problem: `names no ${what}`, accepted: all });
    } else {
      const overrides = families[family as Family];
      overrides[key] = Object.freeze({ ...overrides[key], [phase.toLowerCase()]: time });
    }
  }
  return { content: Object.freeze(families.CONTENT), pages: Object.freeze(families.PAGES) };
}
