import { matchWildcard } from './matchWildcard.ts';
import { normalizePath } from './normalizePath.ts';
import type { RedirectRule } from './redirectRule.ts';
import { wildcardIndex } from './wildcardIndex.ts';

/** A rule that matches a path. */
export interface RedirectMatch {
  readonly rule: RedirectRule;
  /** `to` of the rule with its stars filled: a path of this site that begins with exactly one slash, or an http(s) address. */
  readonly to: string;
}

/** An index of redirect rules. */
export interface RedirectIndex {
  /** The first matching rule in the order of the list; undefined: none. `path` without the language. */
  match(path: string): RedirectMatch | undefined;
  /** The given list. */
  readonly rules: readonly RedirectRule[];
}

interface Wildcard {
  readonly order: number;
  readonly pieces: readonly string[];
  readonly rule: RedirectRule;
}

/** Builds an index for about ten thousand rules with look-ups of microseconds: rules without a star by path, others by wildcardIndex. */
export function redirectIndex(rules: readonly RedirectRule[]): RedirectIndex {
  const exact = new Map<string, { order: number; rule: RedirectRule }>();
  const wildcards: Wildcard[] = [];
  for (const [order, rule] of rules.entries()) {
    const pieces = rule.from.split('*');
    if (pieces.length > 1) wildcards.push({ order, pieces, rule });
    else if (!exact.has(rule.from)) exact.set(rule.from, { order, rule });
  }
  const index = wildcardIndex(wildcards);

  return {
    rules,
    match(raw) {
      const path = normalizePath(raw);
      const plain = exact.get(path);
      let order = plain?.order ?? Number.POSITIVE_INFINITY;
      let best: RedirectMatch | undefined = plain && { rule: plain.rule, to: plain.rule.to };
      for (const list of index.candidates(path)) {
        for (const wildcard of list) {
          if (wildcard.order >= order) break;
          const captures = matchWildcard(wildcard.pieces, path);
          if (!captures) continue;
          order = wildcard.order;
          best = { rule: wildcard.rule, to: fill(wildcard.rule.to, captures) };
          break;
        }
      }
      return best;
    },
  };
}

/** Fills the stars. A match may begin with a slash: `/old/*` -> `/*` must not turn `/old//evil.uz` into a foreign host. */
function fill(to: string, captures: readonly string[]): string {
  let index = 0;
  const filled = to.replaceAll('*', () => captures[index++] ?? '');
  return filled.startsWith('/') ? filled.replace(/^[/\\]+/, '/') : filled;
}
