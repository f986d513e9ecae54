import { fail } from '#shared/rules/fail.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';

/** Check of a whole form: `repeat_password`, if present, must equal `password`. Use: `z.object({...}).check(passwordRepeat)`. */
export function passwordRepeat(context: Parameters<typeof fail>[0]): void {
  const { password, repeat_password } = context.value as Record<string, unknown>;
  if (repeat_password === undefined || repeat_password === '' || repeat_password === password) return;
  fail(context, ruleMessage('validation.passwordRepeat'), ['repeat_password']);
}
