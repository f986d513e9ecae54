import type { Env } from '../../../config/env.ts';

/** The origins that pages of the site are under: PUBLIC_ORIGIN, then PUBLIC_HOSTS with its scheme. Empty: the operator has not said. */
export function siteOrigins({
  PUBLIC_ORIGIN,
  PUBLIC_HOSTS = [],
}: Partial<Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'>>): readonly string[] {
  if (PUBLIC_ORIGIN === undefined) return [];
  const scheme = PUBLIC_ORIGIN.slice(0, PUBLIC_ORIGIN.indexOf(':'));
  return [PUBLIC_ORIGIN, ...PUBLIC_HOSTS.map((host) => `${scheme}://${host.toLowerCase()}`)];
}
