import { DEFAULT_LOCALE } from '../locales.ts';
import type { RedirectIndex } from './redirectIndex.ts';
import type { RedirectRule } from './redirectRule.ts';
import { ruleRedirect } from './ruleRedirect.ts';

/** Of no site: at load nobody has asked yet, and targets in full are taken for others'. */
const ORIGIN = 'https://site.invalid';

/**
 * The rules of several lists that send a visitor in a circle by way of each other or of what the site itself redirects,
 * each followed from an example of its own path. At run time they are skipped, so this is for telling the operator.
 */
export function siteLoops(lists: readonly RedirectIndex[]): RedirectRule[] {
  const rulesOf = () => lists;
  return lists.flatMap((list) =>
    list.rules.filter((rule) => {
      const path = rule.from.replaceAll('*', 'x');
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
