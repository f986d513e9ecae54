import { PASSWORD_MIN_LENGTH } from '#shared/constants.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, stringRule } from './stringRule.ts';

const PASSWORD_MAX_LENGTH = 20;
/** Of a password set under older rules. */
const OLD_MAX_LENGTH = 1000;

/** The distinct forbidden characters of a password; whitespace is shown as an open box, since it is invisible in a list. */
function disallowed(value: string): string[] {
  const wrongSymbols = Array.from(value).filter((symbol) => !/^[!-~]$/.test(symbol));
  return [...new Set(wrongSymbols.map((symbol) => (/\s/.test(symbol) ? '␣' : symbol)))];
}

/**
 * Rule of a password, which is never trimmed. `new` (register, change, restore): 6 to 20 characters of U+0021-U+007E; the message lists
 * others. `current` (login): not empty, because passwords set under older rules must still work.
 */
export function passwordRule(kind: 'new' | 'current' = 'new'): StringRule {
  return stringRule(
    (value) => {
      if (kind === 'current') return null;
      const symbols = disallowed(value);
      if (symbols.length > 0) return ruleMessage('validation.password', { symbols: symbols.join(' ') });
      if (value.length < PASSWORD_MIN_LENGTH) return ruleMessage('validation.minLength', { min: PASSWORD_MIN_LENGTH });
      return value.length > PASSWORD_MAX_LENGTH
        ? ruleMessage('validation.maxLength', { max: PASSWORD_MAX_LENGTH })
        : null;
    },
    { normalize: (value) => value, maxLength: kind === 'current' ? OLD_MAX_LENGTH : Number.POSITIVE_INFINITY },
  );
}
