import { expect, test } from 'vitest';
import { passwordChangeRule } from '#shared/profile/passwordChangeRule.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { withPasswordCheck } from './withPasswordCheck.ts';

const change = withPasswordCheck(passwordChangeRule, ['zuhro@mail.uz', null]);
const signUp = withPasswordCheck(
  formRule(
    [
      { name: 'phone', type: 'phone' },
      { name: 'password', type: 'password' },
    ],
    { locale: 'uz' },
  ),
);

test.each([
  ['123456', 'validation.passwordCommon'],
  ['zuhro2026', 'validation.passwordOwn'],
  ['choynak-7', undefined],
  ['abc', 'validation.minLength?min=6'],
])('the form of a new password, with %s, says %s beside the field', async (password, message) => {
  const values = { old_password: 'x', password, repeat_password: password };
  const { error } = await change.safeParseAsync(values);
  expect(error?.issues.map(({ path, message: said }) => [path.join('.'), said]) ?? []).toEqual(
    message ? [['password', message]] : [],
  );
});

test('the form that signs up refuses its own phone as password, and tells it together with other errors', async () => {
  const messages = async (values: Record<string, string>) =>
    (await signUp.safeParseAsync(values)).error?.issues.map(({ message }) => message);
  expect(await messages({ phone: '+998901234567', password: '901234567' })).toEqual(['validation.passwordOwn']);
  expect(await messages({ phone: '', password: 'password' })).toEqual([
    'validation.phoneRequired',
    'validation.passwordCommon',
  ]);
});
