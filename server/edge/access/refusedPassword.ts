import type { FormRefusal } from '#server/edge/forms/formRefusal.ts';
import { ownTexts } from '#shared/rules/passwords/ownTexts.ts';
import { passwordProblem } from '#shared/rules/passwords/passwordProblem.ts';

/** The refusal of a form whose new password is common or known to others; null: there is none, or nothing against it. */
export function refusedPassword(
  fields: Readonly<Record<string, unknown>>,
  personalTexts: readonly (string | null | undefined)[] = [],
): FormRefusal | null {
  const { password } = fields;
  if (typeof password !== 'string' || password === '') return null;
  const error = passwordProblem(password, [...ownTexts(fields), ...personalTexts]);
  return error && { error, field: 'password' };
}
