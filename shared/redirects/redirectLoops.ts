import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { redirectIndex } from './redirectIndex.ts';
import { exampleOf, type RedirectRule } from './redirectRule.ts';
import { resolveRedirect } from './resolveRedirect.ts';

/**
 * The rules that are part of a redirect loop, found at load by following each rule from an example of its path. Requests never enter a
 * loop, so this list serves only to warn the operator.
 */
export function redirectLoops(rules: readonly RedirectRule[]): RedirectRule[] {
  const index = redirectIndex(rules);
  return rules.filter((rule) => {
    const path = exampleOf(rule);
    const match = index.match(path);
    if (match?.rule !== rule) return false;
    return resolveRedirect(index, { path, search: '', locale: DEFAULT_LOCALE }) === undefined;
  });
}
