import type { Language } from '../locales.ts';
import { createChain, leadsTo } from './createChain.ts';
import { ownRedirect } from './ownRedirect.ts';
import type { RedirectIndex } from './redirectIndex.ts';
import { type Place, type Redirect, resolveRedirect } from './resolveRedirect.ts';

/** All rules of the site that are known at once, for one visitor. */
export interface SiteRules {
  /** The lists for a language, in the order they are asked. */
  readonly rulesOf: (locale: Language) => readonly RedirectIndex[];
  readonly isGuest: boolean;
  /** Scheme and host of the site: a target in full may name a page of it. */
  readonly origin: string;
  /** A rule is skipped, for the visitor would never arrive. */
  readonly onLoop?: ((place: Place, location: string) => void) | undefined;
}

/**
 * Where the first list with a way that ends sends an address. A way that comes back, through whatever source, is
 * no redirect. What is returned here for one address therefore never leads around: its way has been walked to the end.
 */
export function ruleRedirect(place: Place, site: SiteRules): Redirect | undefined {
  for (const found of redirectsOf(place, site)) {
    if (arrives(place, found.location, site)) return found;
    site.onLoop?.(place, found.location);
  }
  return undefined;
}

/** What each list says by itself, in order. */
export function* redirectsOf(place: Place, { rulesOf, origin }: SiteRules): Iterable<Redirect> {
  for (const index of rulesOf(place.locale)) {
    const found = resolveRedirect(index, place);
    if (found && !leadsTo(found.location, place, origin)) yield found;
  }
}

function arrives(from: Place, location: string, site: SiteRules): boolean {
  const visit = createChain(from, site.origin);
  let place = visit(location);
  while (place) {
    const [found] = redirectsOf(place, site);
    const next = found?.location ?? ownRedirect(place, site.isGuest);
    if (next === undefined) return true;
    place = visit(next);
  }
  return place === undefined;
}
