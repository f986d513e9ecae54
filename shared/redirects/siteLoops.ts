import { DEFAULT_LOCALE } from '#shared/locales.ts';
import type { RedirectIndex } from './redirectIndex.ts';
import { exampleOf, type RedirectRule } from './redirectRule.ts';
import { ruleRedirect } from './ruleRedirect.ts';

/** A placeholder: at load there is no request, so targets with an origin count as other sites. */
const ORIGIN = 'https://site.invalid';

/**
 * The rules of several lists that form loops with each other or with redirects of the site itself, found by following each rule from an
 * example of its path. Requests skip them, so this list serves only to warn the operator.
 */
export function siteLoops(lists: readonly RedirectIndex[]): RedirectRule[] {
  const rulesOf = () => lists;
  return lists.flatMap((list) =>
    list.rules.filter((rule) => {
      const path = exampleOf(rule);
      const first = lists.find((one) => one.match(path));
      if (first?.match(path)?.rule !== rule) return false;
      return [true, false].some((isGuest) => {
        let skipped = 0;
        const onLoop = () => {
          skipped += 1;
        };
        ruleRedirect({ path, search: '', locale: DEFAULT_LOCALE }, { rulesOf, isGuest, origin: ORIGIN, onLoop });
        return skipped > 0;
      });
    }),
  );
}
