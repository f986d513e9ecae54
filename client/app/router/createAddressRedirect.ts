import type { RedirectRecord } from '#shared/content/prazerConfig.content.ts';
import { type Language, stripLocale } from '#shared/locales.ts';
import { ownRedirect } from '#shared/redirects/ownRedirect.ts';
import { redirectIndex } from '#shared/redirects/redirectIndex.ts';
import { redirectRule } from '#shared/redirects/redirectRule.ts';
import { ruleRedirect } from '#shared/redirects/ruleRedirect.ts';

export type AddressRedirect = (url: URL, isGuest: boolean) => string | undefined;

/**
 * The redirect of an address, in the server's order; undefined if there is none. The browser knows only the content service's
 * rules of that language (invalid ones are skipped; the server logs them). Rules from the file or the platform apply on the server,
 * which the browser asks when an address has no page.
 */
export function createAddressRedirect(written: readonly RedirectRecord[], locale: Language): AddressRedirect {
  const rules = written.map(({ from_url, to_url, code }) => redirectRule(from_url, to_url, code ?? 301));
  const lists = [redirectIndex(rules.filter((rule) => typeof rule !== 'string'))];
  const rulesOf = (language: Language) => (language === locale ? lists : []);
  return ({ pathname, search, hash, origin }, isGuest) => {
    const place = { path: stripLocale(pathname), search, hash, locale };
    return ruleRedirect(place, { rulesOf, isGuest, origin })?.location ?? ownRedirect(place, isGuest);
  };
}
