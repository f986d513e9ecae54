import { PASSWORD_MIN_LENGTH } from '../../constants.ts';
import { ruleMessage } from '../ruleMessage.ts';
import { stringRule, type StringRule } from './stringRule.ts';

const PASSWORD_MAX_LENGTH = 20;

/** Whitespace cannot be seen in a list of symbols, so it is shown as an open box. */
function disallowed(value: string): string[] {
  const found = Array.from(value).filter((symbol) => !/^[!-~]$/.test(symbol));
  return [...new Set(found.map((symbol) => (/\s/.test(symbol) ? '␣' : symbol)))];
}

/**
 * `new` (register, change, restore): 6 to 20 of U+0021-U+007E, anything else listed back. `current` (login): not empty, because
 * old passwords made under other rules must still log in. Never trimmed.
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
    { normalize: (value) => value },
  );
}
