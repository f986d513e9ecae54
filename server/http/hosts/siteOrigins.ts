import type { Env } from '#config/env.ts';

/** The origins of the site's pages: PUBLIC_ORIGIN, then PUBLIC_HOSTS with its scheme. Empty without PUBLIC_ORIGIN. */
export function siteOrigins({
  PUBLIC_ORIGIN,
  PUBLIC_HOSTS = [],
}: Partial<Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'>>): readonly string[] {
  if (PUBLIC_ORIGIN === undefined) return [];
  const scheme = PUBLIC_ORIGIN.slice(0, PUBLIC_ORIGIN.indexOf(':'));
  return [PUBLIC_ORIGIN, ...PUBLIC_HOSTS.map((host) => `${scheme}://${host.toLowerCase()}`)];
}
