import type { Env } from '#config/env.ts';
import { cacheability } from '#server/cache/cacheability.ts';
import { createAddresses } from '#server/cache/createAddresses.ts';
import type { LiveSettings } from '#server/services/createLiveSettings.ts';
import { localeOf, stripLocale } from '#shared/locales.ts';
import { redirectStatuses } from '#shared/redirects/redirectStatuses.ts';
import { ruleRedirect } from '#shared/redirects/ruleRedirect.ts';
import type { AddressOfLog, Traffic } from './Traffic.ts';

/** Settings that decide about an address. */
export interface AddressSettings {
  readonly live: Pick<LiveSettings, 'caching' | 'redirects'>;
  readonly env: Pick<Env, 'PUBLIC_ORIGIN'>;
}

/** What an address gets: of two settings, where they differ. */
export interface AddressChange {
  readonly kind: 'redirect' | 'cacheability';
  readonly today: string;
  readonly candidate: string;
  /** Requests. */
  readonly count: number;
  /** Addresses as logged, the most requested first. */
  readonly examples: readonly string[];
}

const addressOf = createAddresses();
const MAX_EXAMPLES = 3;
const ANY_ORIGIN = 'http://site.invalid';

/** What addresses of the log would get from two settings, grouped by what changes, the most requests first. */
export function compareAddresses(
  { addresses }: Traffic,
  today: AddressSettings,
  candidate: AddressSettings,
): AddressChange[] {
  const groups = new Map<string, { change: Omit<AddressChange, 'examples'>; all: AddressOfLog[] }>();
  for (const address of addresses.values())
    for (const [kind, decide] of [
      ['redirect', redirectOf],
      ['cacheability', cacheabilityOf],
    ] as const) {
      const [before, after] = [decide(address, today), decide(address, candidate)];
      if (before === after) continue;
      const key = `${kind} ${before} ${after}`;
      const group = groups.get(key) ?? { change: { kind, today: before, candidate: after, count: 0 }, all: [] };
      group.all.push(address);
      groups.set(key, group);
    }
  return [...groups.values()]
    .map(({ change, all }) => ({
      ...change,
      count: all.reduce((sum, { count }) => sum + count, 0),
      examples: all
        .toSorted((a, b) => b.count - a.count)
        .slice(0, MAX_EXAMPLES)
        .map(({ path }) => path),
    }))
    .toSorted((a, b) => b.count - a.count);
}

/** Addresses that the log redirects permanently or temporarily while no rule of the settings does: rules of the content, or the platform. */
export function unexplainedRedirects({ addresses }: Traffic, settings: AddressSettings): AddressOfLog[] {
  return [...addresses.values()]
    .filter((one) => isRuled(one.status) && redirectOf(one, settings) === NO_REDIRECT)
    .toSorted((a, b) => b.count - a.count);
}

/** 302 is the site's own redirects too. */
const isRuled = (status: number) => status !== 302 && redirectStatuses.some((code) => code === status);

const NO_REDIRECT = 'no redirect by the file';

function redirectOf({ path, isGuest }: AddressOfLog, { live, env }: AddressSettings): string {
  const mark = path.indexOf('?');
  const pathname = mark === -1 ? path : path.slice(0, mark);
  const search = mark === -1 ? '' : path.slice(mark);
  const place = { path: stripLocale(pathname), locale: localeOf(pathname), search };
  const index = live.redirects();
  const match = index.match(place.path);
  if (!match) return NO_REDIRECT;
  const redirect = ruleRedirect(place, { rulesOf: () => [index], isGuest, origin: env.PUBLIC_ORIGIN ?? ANY_ORIGIN });
  // By the rule: a rule with a star has another target for each address.
  return redirect ? `${redirect.status} by \`${match.rule.from} ${match.rule.to}\`` : NO_REDIRECT;
}

function cacheabilityOf(address: AddressOfLog, { live }: AddressSettings): string {
  if (!address.isPage) return 'no page';
  const { path, isGuest, reason, route, status } = address;
  const caching = live.caching();
  const { cacheable, reason: decided } = cacheability({
    request: {
      isOn: caching.pages().fresh > 0,
      isGuest,
      isOnBreak: reason === 'break',
      preview: reason === 'preview' ? {} : undefined,
      method: 'GET',
      isAuthorized: reason === 'authorization',
      address: addressOf(path),
      isKnownOrigin: () => reason !== 'host',
      fills: false,
    },
    answer: {
      status,
      setsCookie: reason === 'cookie',
      isHtml: reason !== 'no-page',
      isOff: caching.pages(route).fresh <= 0,
      rendered: {
        isMaintenance: reason === 'maintenance',
        hasFallback: reason === 'fallback',
        hasDefault: reason === 'default',
        isUncacheable: reason === 'unusual',
      },
    },
  });
  if (!cacheable) return `not cached: ${decided}`;
  // What the log says of the answer, and no setting changes.
  if (reason !== undefined && reason !== 'off') return `not cached: ${reason}`;
  const { fresh } = status === 404 ? caching.missing : caching.pages(route);
  return `cached, fresh for ${fresh / 1_000} s`;
}
