import { compileMask } from './compileMask.ts';
import { LETTERS } from './letters.ts';

const SIGNIFICANT = new RegExp(`[${LETTERS}\\d]`);

/**
 * Formats typed or pasted text by a mask. Literals appear as soon as something follows them; characters that fit no slot are dropped.
 * Text that already contains the literals (`+998 90` for `+998 ##`) is recognised, so the function is idempotent.
 */
export function applyMask(mask: string, input: string): string {
  const tokens = compileMask(mask);
  let rest = Array.from(input).filter((character) => SIGNIFICANT.test(character));
  let masked = '';
  let pending = '';
  for (let position = 0; position < tokens.length && rest.length > 0; ) {
    const token = tokens[position];
    if (token instanceof RegExp) {
      const taken = rest.findIndex((character) => token.test(character));
      if (taken < 0) break;
      masked += pending + rest[taken];
      pending = '';
      rest = rest.slice(taken + 1);
      position += 1;
      continue;
    }
    const end = tokens.findIndex((other, index) => index > position && other instanceof RegExp);
    const run = tokens.slice(position, end < 0 ? undefined : end) as string[];
    const key = run.filter((character) => SIGNIFICANT.test(character));
    const shared = Math.min(key.length, rest.length);
    if (shared > 0 && key.slice(0, shared).every((character, index) => character === rest[index])) {
      const last = run.findIndex(
        (_, index) => run.slice(0, index + 1).filter((c) => SIGNIFICANT.test(c)).length === shared,
      );
      masked += pending + run.slice(0, last + 1).join('');
      pending = run.slice(last + 1).join('');
      rest = rest.slice(shared);
    } else pending += run.join('');
    position += run.length;
  }
  return masked;
}
