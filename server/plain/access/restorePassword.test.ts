import { expect, test } from 'vitest';
import { formSite } from '#server/plain/forms/formSite.testing.ts';

test('a password restore takes two steps; typed text is in none of its addresses', async () => {
  const sent = formSite({ data: { sent_to: 'z***@yulduz.test', resend_time: 60 } });
  expect((await sent.send('/forms/sign_in?step=restore', { login: 'zuhro@yulduz.test' })).location).toBe(
    '/forms/sign_in?step=restoreCode',
  );
  expect(sent.calls).toMatchObject([{ name: 'auth.restore', input: { login: 'zuhro@yulduz.test' } }]);
  const last = '/ru/forms/sign_in?step=restoreCode';
  const fields = { login: 'zuhro', code: '123456', password: 'q7b2c3', repeat_password: 'q7b2c3' };
  const done = formSite({ data: 1 });
  expect((await done.send(last, fields)).location).toBe('/ru/forms/sign_in?step=restored');
  expect(done.calls).toMatchObject([{ name: 'auth.restore', input: fields }]);
  for (const [wrong, query] of [
    [{ login: '' }, 'error=validation.required&field=login'],
    [{ code: '123' }, 'error=validation.code&field=code'],
    [{ password: 'парол' }, 'error=auth.passwordRule&field=password'],
    [{ password: 'password1', repeat_password: 'password1' }, 'error=validation.passwordCommon&field=password'],
    [{ repeat_password: 'q7b2c4' }, 'error=validation.passwordRepeat&field=repeat_password'],
  ] as const)
    expect((await done.send(last, { ...fields, ...wrong })).location).toBe(`${last}&${query}`);
  expect(done.calls).toHaveLength(1);
  const refused = { error: { type: 'InvalidParameterException', message: '', error_data: { code: ['wrong'] } } };
  expect((await formSite(refused).send(last, fields)).location).toBe(`${last}&error=profile.smsCodeError&field=code`);
});

test('the restore form, over the account limit, redirects with a wait and does not call the platform', async () => {
  const wrong = { error: { type: 'InvalidParameterException', message: '', error_data: { code: ['wrong'] } } };
  const { calls, send } = formSite(wrong, { perMinute: (name) => (name === 'account' ? 2 : Infinity) });
  const fields = { login: 'zuhro', code: '123456', password: 'q7b2c3', repeat_password: 'q7b2c3' };
  const ends: (string | null)[] = [];
  for (let guess = 0; guess < 3; guess += 1)
    ends.push((await send('/forms/sign_in?step=restoreCode', fields)).location);
  expect(ends[2]).toBe('/forms/sign_in?step=restoreCode&error=errors.TooManyRequestsException&wait=60');
  expect(calls).toHaveLength(2);
});

test('the restore form, whose login the platform refuses, says what a login looks like and claims no code', async () => {
  const refused = { error: { type: 'InvalidParameterException', message: '', error_data: { login: ['?'] } } };
  const { send } = formSite(refused);
  expect((await send('/forms/sign_in?step=restore', { login: 'salom' })).location).toBe(
    '/forms/sign_in?step=restore&error=auth.restoreLogin&field=login',
  );
});
