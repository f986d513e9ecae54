import { isCheapPattern } from './isCheapPattern.ts';

const PATTERN_MAX_LENGTH = 200;

/** Quantifiers with many repetitions: `+`, `*`, `{2,}`, `{1,10}`. Nested, they backtrack exponentially. */
const MANY = /^(?:[+*]|\{\d+,(?:\d{2,})?\})/;

/** Whether a repeated group contains a repetition or an alternation: `(a+)+`, `(a|a)*` try every split of a wrong value and hang the page. */
function hasNestedRepeats(source: string): boolean {
  const bare = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  const groups = [false];
  for (let index = 0; index < bare.length; index += 1) {
    const many = MANY.test(bare.slice(index + 1));
    if (bare[index] === '(') groups.push(false);
    else if (bare[index] === ')') {
      const inner = groups.pop() ?? false;
      if (inner && many) return true;
      if (inner || many) groups.splice(-1, 1, true);
    } else if (bare[index] === '|' || many) groups.splice(-1, 1, true);
  }
  return false;
}

/**
 * Compiles a pattern of the operator's configuration; null: absent, too long, invalid, or with catastrophic backtracking. The server
 * runs it on input of any visitor, and a running match cannot be interrupted.
 */
export function compilePattern(source: string | null | undefined): RegExp | null {
  if (!source || source.length > PATTERN_MAX_LENGTH || hasNestedRepeats(source)) return null;
  for (const flags of ['u', '']) {
    try {
      const pattern = new RegExp(source, flags);
      return isCheapPattern(source, flags) ? pattern : null;
    } catch {
      // Patterns written for HTML or PHP have escapes that the `u` flag forbids; the second try is without it.
    }
  }
  return null;
}
