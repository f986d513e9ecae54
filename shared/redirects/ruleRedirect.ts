import type { Language } from '#shared/locales.ts';
import { createChain, leadsTo } from './createChain.ts';
import { ownRedirect } from './ownRedirect.ts';
import type { RedirectIndex } from './redirectIndex.ts';
import { type AddressParts, type ResolvedRedirect, resolveRedirect } from './resolveRedirect.ts';

/** The rules of the site that apply to one visitor. */
export interface SiteRules {
  /** The lists for a language, in order of precedence. */
  readonly rulesOf: (locale: Language) => readonly RedirectIndex[];
  readonly isGuest: boolean;
  /** Origin of the site; a target with an origin may be a page of the site. */
  readonly origin: string;
  /** Called when a rule is skipped because it leads into a loop. */
  readonly onLoop?: ((place: AddressParts, location: string) => void) | undefined;
}

/**
 * The redirect of the first list whose chain ends; undefined: none. A chain that returns, through any source, is skipped,
 * so the returned redirect never leads into a loop.
 */
export function ruleRedirect(place: AddressParts, site: SiteRules): ResolvedRedirect | undefined {
  for (const redirect of redirectsOf(place, site)) {
    if (arrives(place, redirect.location, site)) return redirect;
    site.onLoop?.(place, redirect.location);
  }
  return undefined;
}

/** The redirect of each list alone, in order. */
export function* redirectsOf(place: AddressParts, { rulesOf, origin }: SiteRules): Iterable<ResolvedRedirect> {
  for (const index of rulesOf(place.locale)) {
    const redirect = resolveRedirect(index, place);
    if (redirect && !leadsTo(redirect.location, place, origin)) yield redirect;
  }
}

function arrives(from: AddressParts, location: string, site: SiteRules): boolean {
  const visit = createChain(from, site.origin);
  let place = visit(location);
  while (place) {
    const [redirect] = redirectsOf(place, site);
    const next = redirect?.location ?? ownRedirect(place, site.isGuest);
    if (next === undefined) return true;
    place = visit(next);
  }
  return place === undefined;
}
