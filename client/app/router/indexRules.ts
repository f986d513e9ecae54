import type { RedirectRule as WrittenRule } from '../../../shared/content/prazerConfig.content.ts';
import { type RedirectIndex, redirectIndex } from '../../../shared/redirects/redirectIndex.ts';
import { redirectRule } from '../../../shared/redirects/redirectRule.ts';

/** The content service's rules, ready to be asked; bad ones are left out, the server's log names them. */
export function indexRules(written: readonly WrittenRule[]): RedirectIndex {
  const rules = written.map(({ from_url, to_url, code }) => redirectRule(from_url, to_url, code ?? 301));
  return redirectIndex(rules.filter((rule) => typeof rule !== 'string'));
}
