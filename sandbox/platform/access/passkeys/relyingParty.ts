import type { Asking } from '#sandbox/platform/answer.ts';

/** Whose passkeys a request may use. */
interface RelyingParty {
  rpId: string;
  /** Origins of pages that may use them. */
  origins: string[];
}

/**
 * The relying party of a request: the host of the site it came by, or the configured one. With a configured one the site's own origin counts only if its
 * host lies under it; others must be listed.
 */
export function relyingParty({ world, origin }: Pick<Asking, 'world' | 'origin'>): RelyingParty {
  const { rpId, origins } = world.access.passkeyPlace;
  const { hostname } = new URL(origin);
  if (rpId === undefined) return { rpId: hostname, origins: [origin] };
  const isUnder = hostname === rpId || hostname.endsWith(`.${rpId}`);
  return { rpId, origins: [...(isUnder ? [origin] : []), ...origins] };
}
