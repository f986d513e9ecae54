import type { Env } from '../../../config/env.ts';

/**
 * The names the site answers to, in lower case, with a port where it is not the usual one: that of PUBLIC_ORIGIN and
 * PUBLIC_HOSTS. Undefined: the operator has not said where the site lives, and every name is ours.
 */
export function ownHosts({
  PUBLIC_ORIGIN,
  PUBLIC_HOSTS = [],
}: Partial<Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'>>): ReadonlySet<string> | undefined {
  if (PUBLIC_ORIGIN === undefined) return undefined;
  return new Set([new URL(PUBLIC_ORIGIN).host, ...PUBLIC_HOSTS].map((host) => host.toLowerCase()));
}
