import { visibleText } from '#shared/domain/visibleText.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** ISO 7064 MOD 97-10 over the IBAN with its first four characters moved to the end, letters as 10..35. */
function hasValidChecksum(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (character) =>
    String(character.charCodeAt(0) - 55),
  );
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Rule of an IBAN (ISO 13616) with a valid checksum; the output has no spaces and is upper case. */
export function ibanRule(options: StringRuleOptions = {}): StringRule {
  return stringRule(
    (value) =>
      /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value) && hasValidChecksum(value) ? null : ruleMessage('validation.iban'),
    { ...options, normalize: (value) => visibleText(value).replaceAll(' ', '').toUpperCase() },
  );
}
