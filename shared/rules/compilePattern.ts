import { isCheapPattern } from './isCheapPattern.ts';

const PATTERN_MAX_LENGTH = 200;

/** `+`, `*`, `{2,}`, `{1,10}` and more: enough repeats to hurt when they nest. */
const MANY = /^(?:[+*]|\{\d+,(?:\d{2,})?\})/;

/** Whether a group that repeats holds a repeat or a choice: `(a+)+`, `(a|a)*` try every split of a wrong value and hang the page. */
function nestsRepeats(source: string): boolean {
  const bare = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  const groups = [false];
  for (let at = 0; at < bare.length; at += 1) {
    const many = MANY.test(bare.slice(at + 1));
    if (bare[at] === '(') groups.push(false);
    else if (bare[at] === ')') {
      const inner = groups.pop() ?? false;
      if (inner && many) return true;
      if (inner || many) groups.splice(-1, 1, true);
    } else if (bare[at] === '|' || many) groups.splice(-1, 1, true);
  }
  return false;
}

/**
 * A pattern of the operator's configuration, or null where it must not run: too long, broken, or explosive. The server runs it
 * on what strangers post, and nothing can interrupt it.
 */
export function compilePattern(source: string | null | undefined): RegExp | null {
  if (!source || source.length > PATTERN_MAX_LENGTH || nestsRepeats(source)) return null;
  for (const flags of ['u', '']) {
    try {
      const pattern = new RegExp(source, flags);
      return isCheapPattern(source, flags) ? pattern : null;
    } catch {
      // Patterns written for HTML or PHP escape more than the `u` flag allows: the second try is without it.
    }
  }
  return null;
}
