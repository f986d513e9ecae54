import { DEFAULT_LOCALE } from '../locales.ts';
import { redirectIndex } from './redirectIndex.ts';
import type { RedirectRule } from './redirectRule.ts';
import { resolveRedirect } from './resolveRedirect.ts';

/**
 * The rules that would send a visitor in a circle, found before anyone is sent: each rule is followed from an example of
 * its own path. At run time a circle is not entered at all, so this list is for telling the operator.
 */
export function redirectLoops(rules: readonly RedirectRule[]): RedirectRule[] {
  const index = redirectIndex(rules);
  return rules.filter((rule) => {
    const path = rule.from.replaceAll('*', 'x');
    const match = index.match(path);
    if (match?.rule !== rule) return false;
    return resolveRedirect(index, { path, search: '', locale: DEFAULT_LOCALE }) === undefined;
  });
}
