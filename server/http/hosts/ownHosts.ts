import type { Env } from '#config/env.ts';

/**
 * The hosts of the site in lower case, with a port where it is not the default: those of PUBLIC_ORIGIN and PUBLIC_HOSTS. Undefined without
 * PUBLIC_ORIGIN, when every host is accepted.
 */
export function ownHosts({
  PUBLIC_ORIGIN,
  PUBLIC_HOSTS = [],
}: Partial<Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'>>): ReadonlySet<string> | undefined {
  if (PUBLIC_ORIGIN === undefined) return undefined;
  return new Set([new URL(PUBLIC_ORIGIN).host, ...PUBLIC_HOSTS].map((host) => host.toLowerCase()));
}
