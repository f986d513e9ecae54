import * as z from 'zod/mini';
import { passwordRepeat } from '#shared/rules/fields/passwordRepeat.ts';
import { passwordRule } from '#shared/rules/fields/passwordRule.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';

/** The rule of the password form: the current password must not be empty, the new one is typed twice. */
export const passwordChangeRule = z
  .object({
    old_password: passwordRule('current'),
    password: passwordRule('new'),
    repeat_password: passwordRule('current'),
  })
  .check(passwordRepeat, ({ value, issues }) => {
    const { old_password: before, password } = value;
    if (before === password && password !== '')
      issues.push({
        code: 'custom',
        input: value,
        path: ['password'],
        message: ruleMessage('validation.passwordSame'),
      });
  });
