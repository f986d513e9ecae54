import type { RedirectRecord } from '../../../shared/content/prazerConfig.content.ts';
import { type Language, stripLocale } from '../../../shared/locales.ts';
import { ownRedirect } from '../../../shared/redirects/ownRedirect.ts';
import { redirectIndex } from '../../../shared/redirects/redirectIndex.ts';
import { redirectRule } from '../../../shared/redirects/redirectRule.ts';
import { ruleRedirect } from '../../../shared/redirects/ruleRedirect.ts';

export type AddressRedirect = (url: URL, isGuest: boolean) => string | undefined;

/**
 * Where an address of a language leads instead, in the order of A-31, as the server decides it; undefined: nowhere. Of rules,
 * the browser knows those of the content service in that language (bad ones are left out, the server's log names them);
 * what only the file or the platform knows, the server decides when the address turns out to be no page.
 */
export function createAddressRedirect(written: readonly RedirectRecord[], locale: Language): AddressRedirect {
  const rules = written.map(({ from_url, to_url, code }) => redirectRule(from_url, to_url, code ?? 301));
  const lists = [redirectIndex(rules.filter((rule) => typeof rule !== 'string'))];
  const rulesOf = (asked: Language) => (asked === locale ? lists : []);
  return ({ pathname, search, hash, origin }, isGuest) => {
    const place = { path: stripLocale(pathname), search, hash, locale };
    return ruleRedirect(place, { rulesOf, isGuest, origin })?.location ?? ownRedirect(place, isGuest);
  };
}
