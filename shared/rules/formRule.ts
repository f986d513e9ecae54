import * as z from 'zod/mini';
import { type FieldRuleOptions, fieldRule, type RuleField } from './fieldRule.ts';
import { passwordRepeat } from './fields/passwordRepeat.ts';

/** The schema of a configured form: one rule per field, and equality of password and repeated password if the form has both. */
export function formRule(fields: readonly RuleField[], options: FieldRuleOptions) {
  return z
    .object(Object.fromEntries(fields.map((field) => [field.name, fieldRule(field, options)])))
    .check(passwordRepeat);
}
